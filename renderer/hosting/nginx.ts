import type { Redirect } from '../content/kinds/redirect.ts'
import { addressRules, hidden, malformed } from './addresses.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { contentTypes, contentTypesOfFiles, textEndings, unknownType } from './content-types.ts'
import { caching, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/**
 * The site as a server of nginx, to include where servers are listed (`/etc/nginx/conf.d/site.conf`). `listen` and
 * `root` have to be adapted.
 *
 * @param siteUrl the address that the site is served at
 */
export function nginxConfiguration(siteUrl: string, redirects: readonly Redirect[]): string {
  const basePath = basePathOf(siteUrl)
  const base = basePath.replaceAll('.', '\\.')
  // Files are looked up without the base path, which is removed inside the location alone.
  const toFiles = basePath === '/' ? [] : [`rewrite ^${basePath}(.*)$ /$1 break;`]
  const general = new Map([...headersOf(basePath), ['Cache-Control', '$site_caching'], ['Vary', 'Accept-Encoding']])
  const byFile = headersByFile()
  const locations = [
    ['= /404.html', 'internal;'],
    ['= /500.html', 'internal;'],
    [`= ${basePath}`, 'try_files /index.html =404;'],
    ...Object.entries(contentTypesOfFiles).map(([path, type]) => [
      `= ${atBasePath(path, basePath)}`,
      'types { }',
      `default_type ${quote(type)};`,
      ...toFiles,
      'try_files $uri =404;',
    ]),
    [`~ ${quote(hidden.replace('^/', `^${base}`))}`, 'return 404;'],
    // Only text files have compressed forms; a file that merely has such a name is not one.
    [
      `~* ${quote(`^${base}.*\\.(?!(?:${textEndings.join('|')})$)[^./]+$`)}`,
      'gzip_static off;',
      'brotli_static off;',
      ...toFiles,
      'try_files $uri $uri.html =404;',
    ],
    [basePath, ...toFiles, 'try_files $uri $uri.html =404;'],
    ...(basePath === '/' ? [] : [['/', 'return 404;']]),
  ]
  return `# The site for nginx, written by the build. Include it where servers stand, such as /etc/nginx/conf.d/site.conf,
# and adapt listen and root. Compressed files come from the build: brotli_static needs the module ngx_brotli (Debian:
# libnginx-mod-http-brotli-static); without it, take out that line.

map $request_uri $site_malformed {
  default 0;
  ${quote(`~*${malformed}`)} 1;
}

# Each page has one address.
map $request_uri $site_elsewhere {
  default "";
${addressRules(basePath, redirects)
  .map(({ pattern, to }) => `  ${quote(`~${pattern}`)} ${quote(to)};\n`)
  .join('')}}

# Files with a hash in their names never change.
map $status$uri $site_caching {
  default ${quote(caching.other)};
  ${quote(`~^(?:200|206|304)${hashedFolder}`)} ${quote(caching.hashed)};
}

# Headers by which some files differ from the others.
${byFile
  .map(
    ({ name, variable, values }) => `map $status$uri ${variable} {
  default ${quote(general.get(name) ?? '')};
${values.map(([path, value]) => `  ${quote(`~^(?:200|206|304)${path.replaceAll('.', '\\.')}$`)} ${quote(value)};\n`).join('')}}
`,
  )
  .join('\n')}
server {
  listen 80;
  server_name ${new URL(siteUrl).hostname};
  root /var/www/site/client;

  absolute_redirect off;
  server_tokens off;
  etag on;
  if_modified_since before;
  max_ranges 1;
  gzip off;
  gzip_static on;
  gzip_proxied any;
  brotli_static on;

  types {
${Object.entries(contentTypes)
  .map(([ending, { type }]) => `    ${quote(type)} ${ending};\n`)
  .join('')}  }
  default_type ${unknownType};

${[...new Map([...general, ...byFile.map(({ name, variable }) => [name, variable] as const)])]
  .map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`)
  .join('')}
  if ($site_malformed) {
    return 400;
  }
  if ($site_elsewhere) {
    return 301 $site_elsewhere;
  }

  error_page 403 404 /404.html;
  error_page 500 502 503 504 /500.html;

${locations
  .map(([place, ...lines]) => `  location ${place} {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n`)
  .join('')}}
`
}

/** The headers by which files differ, each with its variable and values. Types are set in nginx's own way. */
function headersByFile() {
  const all = Object.entries(headersOfFiles).flatMap(([path, list]) =>
    list.filter(([name]) => name !== 'Content-Type').map(([name, value]) => ({ name, path, value })),
  )
  return [...new Set(all.map(({ name }) => name))].map((name) => ({
    name,
    variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
    values: all.filter((each) => each.name === name).map(({ path, value }) => [path, value] as const),
  }))
}

/** A text with quotes goes between the other kind. */
function quote(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`
}
