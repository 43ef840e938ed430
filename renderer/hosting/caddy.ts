import type { Redirect } from '../content/kinds/redirect.ts'
import { addressRules, hidden, malformed } from './addresses.ts'
import { basePathOf } from './base-path.ts'
import { contentTypeOf, contentTypes, textEndings, unknownType } from './content-types.ts'
import { caching, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/**
 * The site as a Caddyfile. Caddy gets its certificate itself; `root` has to be adapted.
 *
 * @param siteUrl the address that the site is served at
 */
export function caddyfile(siteUrl: string, redirects: readonly Redirect[]): string {
  const basePath = basePathOf(siteUrl)
  // The path nearly as it was sent; Caddy's own matchers see it decoded and cleaned.
  const target = '{http.request.uri}'
  const lines = [
    `map ${target} {site_malformed} {`,
    `\t${quote(`~(?i)${malformed}`)} yes`,
    '\tdefault no',
    '}',
    '@malformed expression `{site_malformed} == "yes"`',
    'respond @malformed 400',
    '',
    '# Each page has one address.',
    `map ${target} {site_elsewhere} {`,
    ...addressRules(basePath, redirects).map(({ pattern, to }) => `\t${quote(`~${pattern}`)} ${quote(to)}`),
    '\tdefault none',
    '}',
    '@elsewhere expression `{site_elsewhere} != "none"`',
    'header @elsewhere Content-Type text/html',
    'redir @elsewhere {site_elsewhere} 301',
    '',
    ...(basePath === '/'
      ? []
      : [
          `@outside not path_regexp ^${basePath.replaceAll('.', '\\.')}`,
          'error @outside 404',
          `uri strip_prefix ${basePath.slice(0, -1)}`,
        ]),
    `@hidden path_regexp ${quote(hidden)}`,
    'error @hidden 404',
    // Caddy's path matcher would also match `/...`.
    '@home path_regexp ^/$',
    'rewrite @home /index.html',
    'try_files {path} {path}.html',
    '@missing not file',
    'error @missing 404',
    '@writing not method GET HEAD',
    'header @writing Allow "GET, HEAD"',
    'error @writing 405',
    '',
    `header Content-Type ${quote(unknownType)}`,
    ...[...contentTypes].flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type ${quote(type)}`,
    ]),
    ...Object.entries(headersOfFiles).flatMap(([path, list]) =>
      list.map(([name, value]) => `header ${path} ${name} ${quote(value)}`),
    ),
    '# Files with a hash in their names never change.',
    `header ${hashedFolder}* Cache-Control ${quote(caching.hashed)}`,
    '# One range of bytes at a time; other wishes get the whole file.',
    '@ranges not header_regexp Range `^bytes=\\d*-\\d*$`',
    'request_header @ranges -Range',
    '',
    '# The build compresses texts, and a file beside another that only has the name of its compressed form is none.',
    `@texts path ${textEndings.map((ending) => `*.${ending}`).join(' ')}`,
    'file_server @texts {',
    '\tprecompressed br gzip',
    '\tdisable_canonical_uris',
    '}',
    'file_server {',
    '\tdisable_canonical_uris',
    '}',
  ]
  const headers = [...headersOf(basePath), ['Cache-Control', caching.other]]
  const failure = (name: string, status: string) => `	handle @${name} {
		header Content-Type ${quote(contentTypeOf('.html'))}
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
${headers.map(([name = '', value = '']) => `		${name} ${quote(value)}\n`).join('')}	}
${lastHeaders('\t')}

	route {
${lines.map((line) => (line ? `		${line}\n` : '\n')).join('')}	}

	handle_errors {
		# The screens come whole, whatever part or version of the page was asked for.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
${lastHeaders('\t\t')}
		@notFound expression \`{http.error.status_code} == 404\`
		@failed expression \`{http.error.status_code} >= 500\`
${failure('notFound', '404').replace(/^/gm, '\t').trimEnd()}
${failure('failed', '500').replace(/^/gm, '\t').trimEnd()}
		respond {http.error.status_code}
	}
}
`
}

/** Headers that are set last, over Caddy's own. */
function lastHeaders(indent: string): string {
  return ['header {', '\tVary Accept-Encoding', '\t-Server', '\tdefer', '}'].map((line) => indent + line).join('\n')
}

/** Caddy reads a text between backticks as it is. */
function quote(text: string): string {
  return /^[\w/.=-]+$/.test(text) ? text : `\`${text}\``
}
