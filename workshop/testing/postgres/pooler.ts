import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const example = join(import.meta.dirname, '../../../docs/deploy/postgres/pgbouncer.ini')

/** Where PgBouncer is, if it is. */
export function findPooler(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file))
}

/** A PgBouncer of the example file, but for addresses and the number of connections; ended after the test. */
export async function startPooler(
  program: string,
  databaseUrl: string,
  connections: number,
): Promise<string> {
  const url = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'edutrain-pooler-'))
  chmodSync(folder, 0o755)
  const [port, users, settings] = [await freePort(), join(folder, 'users'), join(folder, 'pgbouncer.ini')]
  writeFileSync(users, `"${url.username}" "${url.password}"\n`)
  const changed = readFileSync(example, 'utf8')
    .replace(/^edutrain = .*$/m, `${url.pathname.slice(1)} = host=${url.hostname} port=${url.port || 5432}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${connections}`)
  writeFileSync(settings, changed)
  const child = spawn(program, [settings], { ...otherThanRoot(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = once(child, 'close')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`)
    await setTimeout(20)
  }
  return Object.assign(url, { hostname: '127.0.0.1', port: `${port}` }).href
}

/** PgBouncer refuses to run as root; the user of the tests' PostgreSQL is there then. */
function otherThanRoot() {
  if (process.getuid?.() !== 0) return {}
  const idOf = (kind: string) => Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}
