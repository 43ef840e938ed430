import { writeDocument } from './documents.ts'
import { nodeCommand } from './node-command.ts'
import type { Peer } from './peer.ts'

/** Docusaurus with its faster bundler, as it recommends; the texts are CommonMark and not MDX. */
export const docusaurus: Peer = {
  name: 'docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/plugin-content-docs': '3.10.2',
    '@docusaurus/theme-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  files: {
    'docusaurus.config.js': `export default {
  title: 'Corpus',
  url: 'https://example.org',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  future: { v4: true, faster: true },
  plugins: [['@docusaurus/plugin-content-docs', { path: 'content', routeBasePath: '/', sidebarPath: false }]],
  themes: ['@docusaurus/theme-classic'],
  themeConfig: { navbar: { title: 'Corpus' } },
}
`,
    'src/theme/DocItem/Content/index.js': `import { useDoc } from '@docusaurus/plugin-content-docs/client'
import Content from '@theme-original/DocItem/Content'
import React from 'react'

export default function ContentWithData(props) {
  const { description, stats = [], milestones = [] } = useDoc().frontMatter
  return (
    <>
      <p>{description}</p>
      {stats.length > 0 && <ul className="cards">{stats.map(({ value, label }) => <li key={label}><strong>{value}</strong> {label}</li>)}</ul>}
      {milestones.length > 0 && <table><tbody>{milestones.map(({ label, name, deadline }) => <tr key={label}><th>{label}</th><td>{name}</td><td>{deadline}</td></tr>)}</tbody></table>}
      <Content {...props} />
    </>
  )
}
`,
    'content/index.md': '---\nslug: /\n---\n\n# Corpus\n',
  },
  document: (document) => ({ path: `content${document.path}.md`, content: writeDocument(document) }),
  build: (folder) => nodeCommand(folder, '@docusaurus/core', ['build']),
  output: 'build',
  caches: ['node_modules/.cache', '.docusaurus'],
}
