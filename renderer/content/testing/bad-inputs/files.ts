import { article, type BadInput, whole } from './bad-input.ts'

const leader = `---
id: keeper-club
name: Somebody
title: Director
organisation: An organisation
image:
  alt: A portrait
linkedinUrl: https://example.org/somebody
placeholder: true
draft: true
---
`

/** Files with a wrong name, encoding, frame or id. */
export const fileSlips: readonly BadInput[] = [
  whole('articles/empty.md', 'an empty file', '', [
    '1:1 error: the file is empty [frontmatter/fence]',
    '→ let the file begin with a line `---`, then the fields, then a second line `---`',
  ]),
  whole('articles/blank.md', 'a file of empty lines', '\n\n', [
    '1:1 error: the file is empty [frontmatter/fence]',
    '→ let the file begin with a line `---`, then the fields, then a second line `---`',
  ]),
  whole('articles/no-frontmatter.md', 'no frontmatter', '## A\n\nText.\n', [
    '1:1 error: expected the line `---` above the frontmatter, found `## A` [frontmatter/fence]',
    '→ let the file begin with a line `---`, then the fields, then a second line `---`',
  ]),
  whole('articles/blank-first.md', 'an empty line above the frontmatter', '\n---\nid: space-first\n---\n', [
    '1:1 error: expected the line `---` above the frontmatter, found an empty line [frontmatter/fence]',
    '→ let the file begin with a line `---`, then the fields, then a second line `---`',
  ]),
  whole('articles/unclosed.md', 'frontmatter without an end', '---\nid: unclosed\ntitle: A\n\n## Text\n', [
    '1:1 error: the frontmatter has no end: expected a second line `---` [frontmatter/fence]',
    '→ put a line `---` between the fields and the text',
  ]),
  whole('articles/js.md', 'frontmatter in JavaScript', '---js\n{ id: "js" }\n---\n', [
    '1:1 error: expected `---`, found `---js`: frontmatter is YAML and never runs code [frontmatter/fence]',
    '→ write three hyphens and nothing after them, and the fields as `name: value`',
  ]),
  whole('articles/plus.md', 'frontmatter between plus signs, as other generators have it', '+++\nid = "toml"\n+++\n', [
    '1:1 error: expected the line `---` above the frontmatter, found `+++` [frontmatter/fence]',
    '→ let the file begin with a line `---`, then the fields, then a second line `---`',
  ]),
  whole('articles/four.md', 'four hyphens', '----\nid: four\n----\n', [
    '1:1 error: expected `---`, found `----`: frontmatter is YAML and never runs code [frontmatter/fence]',
    '→ write three hyphens and nothing after them, and the fields as `name: value`',
  ]),
  whole(
    'articles/close-words.md',
    'a text on the line that ends the frontmatter',
    '---\nid: close-words\n---## Text\n',
    [
      '3:1 error: expected `---` alone at the end of the frontmatter, found `---## Text` [frontmatter/fence]',
      '→ put the text on a line of its own',
    ],
  ),
  whole('articles/empty-frontmatter.md', 'frontmatter without a field', '---\n---\n', [
    '2:1 error: the field `category` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `date` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `description` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `excerpt` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `id` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `image` is missing [frontmatter/missing-field]',
    '→ it is …',
    '2:1 error: the field `title` is missing [frontmatter/missing-field]',
    '→ it is …',
  ]),
  whole('articles/list.md', 'frontmatter that is a list', '---\n- id: list\n---\n', [
    '2:1 error: expected fields, each as `name: value` on a line of its own [frontmatter/yaml]',
    '→ begin with `id: …` or `title: …`, without a hyphen before it',
  ]),
  whole('articles/nul.md', 'a NUL character', '---\nid: nul\ntitle: A\0B\n---\n', [
    '3:9 error: the file contains a NUL character, so it is not text [files/encoding]',
    '→ remove it',
  ]),
  whole('articles/My Article.md', 'a space and capitals in the name of a file', 'x', [
    '1:1 error: the name of the file does not fit: it has lowercase letters, digits and single hyphens, and ends with .md [files/name]',
    '→ name it my-article.md',
  ]),
  article('umlaut-id', 'an id with an accent', { 'id: umlaut-id': 'id: genève' }, [
    '2:5 error: `id`: expected lowercase letters, digits and hyphens, such as my-pilot, found "genève" [frontmatter/value]',
    '→ write geneve',
  ]),
  article('capital-id', 'an id with spaces and capitals', { 'id: capital-id': 'id: Capital Id' }, [
    '2:5 error: `id`: expected lowercase letters, digits and hyphens, such as my-pilot, found "Capital Id" [frontmatter/value]',
    '→ write capital-id',
  ]),
  whole('leaders/keeper-club.md', 'two files with one id', leader, [
    '2:1 error: pilots/keeper-club.md has the same name [files/id]',
    '→ rename one of the files',
  ]),
]
