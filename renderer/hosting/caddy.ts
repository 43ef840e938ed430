import type { Redirect } from '../content/kinds/redirect.ts'
import { addressRules, hidden, malformed } from './addresses.ts'
import { basePathOf } from './base-path.ts'
import { contentTypeOf, contentTypes, textEndings, unknownType } from './content-types.ts'
import { caching, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/** The site at an address as a Caddyfile. Caddy gets its certificate itself; `root` has to be adapted. */
export function caddyfile(siteUrl: string, redirects: readonly Redirect[]): string {
  const basePath = basePathOf(siteUrl)
  const general = [...headersOf(basePath), ['Cache-Control', caching.other]]
  const rules = addressRules(basePath, redirects).map(({ pattern, to }) => `	${quote(`~${pattern}`)} ${quote(to)}`)
  const outside = [
    `@outside not path_regexp ^${basePath.replaceAll('.', '\\.')}`,
    'error @outside 404',
    `uri strip_prefix ${basePath.slice(0, -1)}`,
  ]
  const types = [...contentTypes].flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} Content-Type ${quote(type)}`,
  ])
  const ofFiles = Object.entries(headersOfFiles).flatMap(([path, list]) =>
    list.map(([name, value]) => `header ${path} ${name} ${quote(value)}`),
  )
  // `{http.request.uri}` is nearly as it was sent, while Caddy's own matchers see it decoded and cleaned; its path matcher
  // would also take `/...` for the home page.
  return `# The site for Caddy, written by the build. Adapt root.

${new URL(siteUrl).hostname} {
	root * /var/www/site/client

	header {
${lines(general.map(([name = '', value = '']) => `${name} ${quote(value)}`))}	}
${lastHeaders('\t')}

	route {
		map {http.request.uri} {site_malformed} {
			${quote(`~(?i)${malformed}`)} yes
			default no
		}
		@malformed expression \`{site_malformed} == "yes"\`
		respond @malformed 400

		# Each page has one address.
		map {http.request.uri} {site_elsewhere} {
${lines(rules)}			default none
		}
		@elsewhere expression \`{site_elsewhere} != "none"\`
		header @elsewhere Content-Type text/html
		redir @elsewhere {site_elsewhere} 301

${lines(basePath === '/' ? [] : outside)}		@hidden path_regexp ${quote(hidden)}
		error @hidden 404
		@home path_regexp ^/$
		rewrite @home /index.html
		try_files {path} {path}.html
		@missing not file
		error @missing 404
		@writing not method GET HEAD
		header @writing Allow "GET, HEAD"
		error @writing 405

		header Content-Type ${quote(unknownType)}
${lines([...types, ...ofFiles])}		# Files with a hash in their names never change.
		header ${hashedFolder}* Cache-Control ${quote(caching.hashed)}
		# One range of bytes at a time; other wishes get the whole file.
		@ranges not header_regexp Range \`^bytes=\\d*-\\d*$\`
		request_header @ranges -Range

		# The build compresses texts, and a file beside another that only has the name of its compressed form is none.
		@texts path ${textEndings.map((ending) => `*.${ending}`).join(' ')}
		file_server @texts {
			precompressed br gzip
			disable_canonical_uris
		}
		file_server {
			disable_canonical_uris
		}
	}

	handle_errors {
		# The screens come whole, whatever part or version of the page was asked for.
		request_header -Range
		request_header -If-None-Match
		request_header -If-Modified-Since
${lastHeaders('\t\t')}
		@notFound expression \`{http.error.status_code} == 404\`
		@failed expression \`{http.error.status_code} >= 500\`
${screen('notFound', '404')}
${screen('failed', '500')}
		respond {http.error.status_code}
	}
}
`
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `		${text}\n`).join('')
}

/** Headers that are set last, over Caddy's own. */
function lastHeaders(indent: string): string {
  return ['header {', '\tVary Accept-Encoding', '\t-Server', '\tdefer', '}'].map((line) => indent + line).join('\n')
}

/** Answers with the screen for a failure. */
function screen(failure: string, status: string): string {
  return `		handle @${failure} {
			header Content-Type ${quote(contentTypeOf('.html'))}
			header Cache-Control ${quote(caching.other)}
			rewrite * /${status}.html
			file_server {
				status {http.error.status_code}
				precompressed br gzip
				disable_canonical_uris
			}
		}`
}

/** Caddy reads a text between backticks as it is. */
function quote(text: string): string {
  return /^[\w/.=-]+$/.test(text) ? text : `\`${text}\``
}
