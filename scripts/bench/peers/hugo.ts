import { spawnSync } from 'node:child_process'
import { writeDocument } from './documents.ts'
import type { Peer } from './peer.ts'

/** Hugo, as it is found on the machine: it is no package of npm. */
export const hugo: Peer = {
  name: 'hugo',
  packages: {},
  version: () => {
    const { stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
    return /v(\d+\.\d+\.\d+)/.exec(stdout ?? '')?.[1]
  },
  advice: 'install Hugo (Debian: apt-get install hugo)',
  files: {
    'hugo.toml': `baseURL = "https://example.org/"
languageCode = "en-GB"
title = "Corpus"
disableKinds = ["taxonomy", "term", "RSS", "sitemap"]

[markup.goldmark.renderer]
unsafe = false
`,
    'layouts/_default/baseof.html': `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/style.css">
</head>
<body><main>{{ block "main" . }}{{ end }}</main></body>
</html>
`,
    'layouts/_default/single.html': `{{ define "main" }}<h1>{{ .Title }}</h1>
<p>{{ .Description }}</p>
{{ with .Params.stats }}<ul class="cards">{{ range . }}<li><strong>{{ .value }}</strong> {{ .label }}</li>{{ end }}</ul>{{ end }}
{{ with .Params.milestones }}<table><tbody>{{ range . }}<tr><th>{{ .label }}</th><td>{{ .name }}</td><td>{{ .deadline }}</td></tr>{{ end }}</tbody></table>{{ end }}
{{ .Content }}{{ end }}
`,
    'layouts/_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1>
<ul>{{ range .RegularPagesRecursive }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>{{ end }}
`,
    'static/style.css': 'body { font-family: serif; }\n',
  },
  document: (document) => ({ path: `content${document.path}.md`, content: writeDocument(document) }),
  build: () => (hugo.version?.() ? { command: 'hugo', args: ['--quiet'] } : undefined),
  output: 'public',
  caches: ['resources', '.hugo_build.lock'],
}
