import { writeDocument } from './documents.ts'
import { nodeCommand } from './node-command.ts'
import type { Peer } from './peer.ts'

/** Eleventy: it keeps no cache of pages. */
export const eleventy: Peer = {
  name: 'eleventy',
  packages: { '@11ty/eleventy': '3.1.5' },
  files: {
    'eleventy.config.mjs': `export default (config) => {
  config.addPassthroughCopy({ 'style.css': 'style.css' })
  return {
    dir: { input: 'content', includes: '../layouts', output: '_site' },
    // The texts contain no templates.
    markdownTemplateEngine: false,
    htmlTemplateEngine: 'njk',
  }
}
`,
    'content/content.json': '{ "layout": "page.njk" }\n',
    'content/index.njk': `---
title: Corpus
eleventyExcludeFromCollections: true
---
<ul>{% for page in collections.all %}<li><a href="{{ page.url }}">{{ page.data.title }}</a></li>{% endfor %}</ul>
`,
    'layouts/page.njk': `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ title }}</title>
<meta name="description" content="{{ description }}">
<link rel="stylesheet" href="/style.css">
</head>
<body><main>
<h1>{{ title }}</h1>
<p>{{ description }}</p>
{% if stats.length %}<ul class="cards">{% for stat in stats %}<li><strong>{{ stat.value }}</strong> {{ stat.label }}</li>{% endfor %}</ul>{% endif %}
{% if milestones.length %}<table><tbody>{% for milestone in milestones %}<tr><th>{{ milestone.label }}</th><td>{{ milestone.name }}</td><td>{{ milestone.deadline }}</td></tr>{% endfor %}</tbody></table>{% endif %}
{{ content | safe }}
</main></body>
</html>
`,
    'style.css': 'body { font-family: serif; }\n',
  },
  document: (document) => ({ path: `content${document.path}.md`, content: writeDocument(document) }),
  build: (folder) => nodeCommand(folder, '@11ty/eleventy', ['--quiet']),
  output: '_site',
  caches: ['.cache'],
}
