import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { installPackages } from '../debian.ts'

/** A server of the sample site. */
export interface HostServer {
  port: number
  close: () => Promise<void>
}

/** The module of Debian's package, which nginx is told of by its own configuration and not by the site's. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/**
 * Finds nginx with its module for Brotli and Caddy, and installs Debian's where that is allowed.
 *
 * @returns why the tests cannot run, or undefined
 */
export function findServers(): string | undefined {
  const isThere = () => isInstalled('nginx', '-v') && isInstalled('caddy', 'version') && existsSync(brotliModule)
  if (isThere() || (installPackages('nginx-light', 'libnginx-mod-http-brotli-static', 'caddy') && isThere()))
    return undefined
  return 'nginx, its module for Brotli or Caddy is missing (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static caddy)'
}

function isInstalled(command: string, option: string): boolean {
  return spawnSync(command, [option], { stdio: 'ignore' }).status === 0
}

/** Starts nginx with the configuration that was written for the site; at `failing` it fails. */
export async function startNginx(site: string, basePath: string): Promise<HostServer> {
  const port = await freePort()
  const folder = join(site, 'nginx')
  mkdirSync(join(folder, 'logs'), { recursive: true })
  const rules = adapt(join(site, 'hosting/nginx.conf'), {
    'listen 80;': `listen 127.0.0.1:${port};`,
    'root /var/www/site/client;': `root ${site}/client;`,
    '  location = /500.html {': `  location = ${basePath}failing { return 500; }\n  location = /500.html {`,
  })
  writeFileSync(join(folder, 'site.conf'), rules)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${brotliModule};
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log;
events { }
http { access_log off; ${places} include ${folder}/site.conf; }
`,
  )
  return start('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port)
}

/** Starts Caddy with the configuration that was written for the site; it asks nobody for a certificate, and fails at `failing`. */
export async function startCaddy(site: string): Promise<HostServer> {
  const port = await freePort()
  const folder = join(site, 'caddy')
  mkdirSync(folder, { recursive: true })
  const rules = adapt(join(site, 'hosting/Caddyfile'), {
    '\nexample.org {': `\nhttp://:${port} {\n\tbind 127.0.0.1`,
    'root * /var/www/site/client': `root * ${site}/client`,
    '\t\t@hidden path_regexp': '\t\terror /failing 500\n\t\t@hidden path_regexp',
  })
  const options = '{\n\tadmin off\n\tauto_https off\n}\n'
  writeFileSync(join(folder, 'Caddyfile'), options + rules)
  return start('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], port, {
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
}

/** Does what the comment at the head of a configuration asks for, and fails where it has nothing to change. */
function adapt(file: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce(
    (text, [from, to]) => {
      if (text.split(from).length !== 2) throw new Error(`${file} has not one “${from}”`)
      return text.replace(from, () => to)
    },
    readFileSync(file, 'utf8'),
  )
}

async function start(
  command: string,
  options: readonly string[],
  port: number,
  environment: NodeJS.ProcessEnv = {},
): Promise<HostServer> {
  const server = spawn(command, options, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk))
  while (!(await answers(port))) {
    if (server.exitCode !== null) throw new Error(`${command} did not start:\n${output}`)
  }
  return { port, close: () => stop(server) }
}

async function stop(server: ChildProcess): Promise<void> {
  const closed = once(server, 'close')
  server.kill()
  await closed
}

/** Whether somebody listens at a port. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 20))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
