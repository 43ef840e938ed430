import { addressRules, hidden, malformed } from './addresses.ts'
import { basePathOf } from './base-path.ts'
import { contentTypes, contentTypesOfFiles, unknownType } from './content-types.ts'
import { caching, hashedFolder, headersOf } from './headers.ts'

/**
 * The site as a Caddyfile. Caddy fetches its certificate itself; `root` is to be adapted.
 *
 * @param siteUrl the address that the site is served at
 */
export function caddyfile(siteUrl: string): string {
  const basePath = basePathOf(siteUrl)
  // As it was sent: Caddy's own matchers see the path decoded and tidied up.
  const target = '{http.request.orig_uri}'
  const html = contentTypes.html?.type ?? unknownType
  const lines = [
    `@malformed vars_regexp malformed ${target} ${quote(`(?i)${malformed}`)}`,
    'respond @malformed 400',
    '',
    '# Each page has one address.',
    ...addressRules(basePath).flatMap(({ pattern, to }, index) => {
      const name = `elsewhere${index + 1}`
      return [
        `@${name} vars_regexp ${name} ${target} ${quote(pattern)}`,
        `header @${name} Content-Type text/html`,
        `redir @${name} ${to.replace(/\$(\d)/g, `{http.regexp.${name}.$1}`)} 301`,
      ]
    }),
    '',
    ...(basePath === '/'
      ? []
      : [`@outside not path ${basePath}*`, 'error @outside 404', `uri strip_prefix ${basePath.slice(0, -1)}`]),
    `@hidden path_regexp ${quote(hidden)}`,
    'error @hidden 404',
    'rewrite / /index.html',
    'try_files {path} {path}.html',
    '@missing not file',
    'error @missing 404',
    '',
    `header Content-Type ${quote(unknownType)}`,
    ...Object.entries(contentTypes).flatMap(([ending, { type }]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quote(type)}`,
    ]),
    ...Object.entries(contentTypesOfFiles).map(([path, type]) => `header ${path} Content-Type ${quote(type)}`),
    '# Files with a hash in their names never change.',
    `header ${hashedFolder}* Cache-Control ${quote(caching.hashed)}`,
    '# One range at a time.',
    '@ranges header Range *,*',
    'request_header @ranges -Range',
    '',
    'file_server {',
    '\tprecompressed br gzip',
    '\tdisable_canonical_uris',
    '}',
  ]
  const headers = [...headersOf(basePath), ['Cache-Control', caching.other], ['Vary', 'Accept-Encoding']]
  const failure = (name: string, status: string) => `	handle @${name} {
		header Content-Type ${quote(html)}
		header Cache-Control ${quote(caching.other)}
		rewrite * /${status}.html
		file_server {
			status {http.error.status_code}
			precompressed br gzip
			disable_canonical_uris
		}
	}
`
  return `# The site for Caddy, written by the build. Adapt root.

${new URL(siteUrl).hostname} {
	root * /var/www/site/client

	header {
${headers.map(([name = '', value = '']) => `		${name} ${quote(value)}\n`).join('')}		-Server
	}

	route {
${lines.map((line) => (line ? `		${line}\n` : '\n')).join('')}	}

	handle_errors {
		# The screens come whole, whatever part or version of the page was asked for.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
		@notFound expression \`{http.error.status_code} == 404\`
		@failed expression \`{http.error.status_code} >= 500\`
${failure('notFound', '404').replace(/^/gm, '\t').trimEnd()}
${failure('failed', '500').replace(/^/gm, '\t').trimEnd()}
		respond {http.error.status_code}
	}
}
`
}

/** Between backticks, Caddy takes a text as it is. */
function quote(text: string): string {
  return /^[\w/.=-]+$/.test(text) ? text : `\`${text}\``
}
