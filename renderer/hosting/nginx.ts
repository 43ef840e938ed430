import { groupBy } from '../content/figures/group-by.ts'
import type { Redirect } from '../content/kinds/redirect.ts'
import { addressRules, hidden, malformed } from './addresses.ts'
import { atBasePath, basePathOf } from './base-path.ts'
import { contentTypes, textEndings, unknownType } from './content-types.ts'
import { caching, hashedFolder, headersOf, headersOfFiles } from './headers.ts'

/** The site as a server of nginx, to include where servers are listed. `listen` and `root` have to be adapted. */
export function nginxConfiguration(siteUrl: string, redirects: readonly Redirect[]): string {
  const basePath = basePathOf(siteUrl)
  const base = basePath.replaceAll('.', '\\.')
  // Files are looked up without the base path, which is removed inside the location alone.
  const toFiles = basePath === '/' ? [] : [`rewrite ^${basePath}(.*)$ /$1 break;`]
  const general = new Map([...headersOf(basePath), ['Cache-Control', '$site_caching'], ['Vary', 'Accept-Encoding']])
  const ofFiles = Object.entries(headersOfFiles).flatMap(([path, list]) =>
    list.map(([name, value]) => ({ path, name, value })),
  )
  // Types are set in nginx's own way.
  const types = ofFiles.filter(({ name }) => name === 'Content-Type')
  const differing = groupBy(
    ofFiles.filter(({ name }) => name !== 'Content-Type'),
    ({ name }) => name,
  )
  const locations = [
    ['= /404.html', 'internal;'],
    ['= /500.html', 'internal;'],
    [`= ${basePath}`, 'try_files /index.html =404;'],
    ...types.map(({ path, value }) => [
      `= ${atBasePath(path, basePath)}`,
      'types { }',
      `default_type ${quote(value)};`,
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
${[...differing]
  .map(
    ([name, files]) => `map $status$uri ${variableFor(name)} {
  default ${quote(general.get(name) ?? '')};
${files.map(({ path, value }) => `  ${quote(`~^(?:200|206|304)${path.replaceAll('.', '\\.')}$`)} ${quote(value)};\n`).join('')}}
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
${[...contentTypes].map(([ending, type]) => `    ${quote(type)} ${ending};\n`).join('')}  }
  default_type ${unknownType};

${[...new Map([...general, ...[...differing.keys()].map((name) => [name, variableFor(name)] as const)])]
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

/** The variable that holds the value of a header by which files differ. */
function variableFor(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`
}

/** A text with quotes goes between the other kind. */
function quote(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`
}
