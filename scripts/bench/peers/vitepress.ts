import { writeDocument } from './documents.ts'
import { nodeCommand } from './node-command.ts'
import type { Peer } from './peer.ts'

/** VitePress with its own theme, which a slot extends by the cards and the table. */
export const vitepress: Peer = {
  name: 'vitepress',
  packages: { vitepress: '1.6.4' },
  files: {
    'content/.vitepress/config.mjs': `export default {
  title: 'Corpus',
  description: 'Corpus',
  lang: 'en-GB',
  cleanUrls: true,
  ignoreDeadLinks: true,
}
`,
    'content/.vitepress/theme/index.js': `import DefaultTheme from 'vitepress/theme'
import Layout from './Layout.vue'
export default { extends: DefaultTheme, Layout }
`,
    'content/.vitepress/theme/Layout.vue': `<script setup>
import { useData } from 'vitepress'
import DefaultTheme from 'vitepress/theme'
const { frontmatter } = useData()
</script>

<template>
  <DefaultTheme.Layout>
    <template #doc-before>
      <h1 class="title">{{ frontmatter.title }}</h1>
      <p>{{ frontmatter.description }}</p>
      <ul v-if="frontmatter.stats?.length" class="cards">
        <li v-for="stat in frontmatter.stats" :key="stat.label"><strong>{{ stat.value }}</strong> {{ stat.label }}</li>
      </ul>
      <table v-if="frontmatter.milestones?.length">
        <tbody>
          <tr v-for="milestone in frontmatter.milestones" :key="milestone.label">
            <th>{{ milestone.label }}</th><td>{{ milestone.name }}</td><td>{{ milestone.deadline }}</td>
          </tr>
        </tbody>
      </table>
    </template>
  </DefaultTheme.Layout>
</template>
`,
    'content/index.md': '# Corpus\n',
  },
  document: (document) => ({ path: `content${document.path}.md`, content: writeDocument(document) }),
  build: (folder) => nodeCommand(folder, 'vitepress', ['build', 'content']),
  output: 'content/.vitepress/dist',
  caches: ['content/.vitepress/cache', 'content/.vitepress/.temp'],
}
