import type { Plugin } from 'vite'

/** Makes the script of every page a classic one: only those run before the first paint, when the theme must be set. */
export function classicScript(): Plugin {
  return {
    name: 'classic-script',
    apply: 'build',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('/pages/+client.ts')) continue
        if (file.imports.length > 0 || file.exports.length > 0)
          throw new Error(
            'the script of every page shares code with an island, which would be one more file to ask for',
          )
        file.code = `(()=>{${file.code.trim()}})();\n`
      }
    },
  }
}

/** What vite-plugin-ssr writes for the entry; modules are deferred anyway, and HTML forbids saying it twice. */
const moduleScript = /<script type="module" src="([^"]+)"(?: defer)?><\/script>/g

/** Puts the script of every page into the head of a built document, where it runs before the first paint. */
export function placeScriptInHead(html: string): string {
  const scripts = [...html.matchAll(moduleScript)].map(([, address]) => `<script src="${address}"></script>`)
  return html.replace(moduleScript, '').replace('</head>', () => `${scripts.join('')}</head>`)
}
