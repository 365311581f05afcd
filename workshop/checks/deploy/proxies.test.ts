import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkProxy } from '#app/server/doctor/check-proxy.ts'
import { features } from '#app/server/features.ts'
import { mostPassed } from '#features/certificates/server/verify/upload.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const deploy = join(import.meta.dirname, '../../../docs/deploy')

interface Place {
  readonly dir: string
  /** Where visitors arrive, and where the process listens. */
  readonly port: number
  readonly process: number
}

interface Proxy {
  readonly program: string
  readonly debianPackage: string
  /** Its file of docs/deploy, on ports of this test, without certificates. */
  file(place: Place): string
  run(file: string, place: Place): readonly string[]
}

const proxies: readonly Proxy[] = [
  {
    program: 'nginx',
    debianPackage: 'nginx-light',
    file: ({ dir, port, process }) => {
      const own = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
        .replace(/^ *(listen \[|ssl_).*\n/gm, '')
        .replace('listen 80;', `listen unix:${dir}/redirect;`)
        .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
        .replace('server_name edutrain.example.org', 'server_name 127.0.0.1')
        // Which has a port here.
        .replaceAll('Host $host', 'Host $http_host')
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${process}`)
        .replace('/var/log/nginx/edutrain.log', `${dir}/access`)
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${dir}/${name};`)
        .join('')
      return `daemon off; pid ${dir}/pid; error_log ${dir}/errors; events {} http { ${folders}\n${own}\n}`
    },
    run: (file, { dir }) => ['-c', file, '-p', dir],
  },
  {
    program: 'caddy',
    debianPackage: 'caddy',
    file: ({ dir, port, process }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${readFileSync(join(deploy, 'Caddyfile'), 'utf8')
        .replace('edutrain.example.org {', `http://127.0.0.1:${port} {`)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${process}`)
        .replace('lb_try_duration 10s', 'lb_try_duration 1s')
        .replace('/var/log/caddy/edutrain.log', `${dir}/access`)}`,
    run: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
]

async function listening(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
  }
  throw new Error('the proxy ended')
}

/** The proxy with its file of docs/deploy, in front of a port of this machine. */
async function startProxy({ file, run, program }: Proxy) {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-proxy-'))
  const place = { dir, port: await freePort(), process: await freePort() }
  writeFileSync(join(dir, 'config'), file(place))
  const env = { ...process.env, HOME: dir, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir }
  const child = spawn(program, run(join(dir, 'config'), place), { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dir, { recursive: true })
  })
  await listening(place.port, child)
  return { ...place, url: `http://127.0.0.1:${place.port}` }
}

describe.each(proxies)('$program with its file', (proxy) => {
  const isThere = spawnSync(proxy.program, ['-v']).error === undefined
  if (!isThere)
    console.log(
      `${proxy.program} is missing (Debian: ${proxy.debianPackage}): its file is read, but not tried.`,
    )

  it.runIf(isThere)('passes on what the doctor looks for, and all that the app answers', async () => {
    const { dir, url, process } = await startProxy(proxy)
    const { app } = await createTestApp({ DATA_DIR: dir, PUBLIC_URL: url, TRUST_PROXY: 'loopback' })
    await app.listen({ host: '127.0.0.1', port: process })

    const findings = await checkProxy(url, dir)

    expect(findings.filter(({ level }) => level !== 'fine')).toEqual([])
    expect(findings.filter(({ what }) => what.includes('sockets of classes get through'))).toHaveLength(
      features.filter(({ socketPath }) => socketPath).length,
    )
    expect((await fetch(`${url}/metrics/`)).status).toBe(404)
    const missing = await fetch(`${url}/api/nothing`)
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ error: { code: 'not-found' } })
  })

  it.runIf(isThere)(
    'hands on files to be checked, and one that is too large keeps no other waiting',
    async () => {
      const { dir, url, process } = await startProxy(proxy)
      const { app } = await createTestApp({ DATA_DIR: dir, PUBLIC_URL: url, TRUST_PROXY: 'loopback' })
      await app.listen({ host: '127.0.0.1', port: process })
      const send = async (path: string, bytes: number) => {
        const body = new FormData()
        body.append('file', new Blob([new Uint8Array(bytes)]), 'certificate.pdf')
        const { status } = await fetch(`${url}${path}`, { method: 'POST', body })
        return status
      }

      for (const path of ['/verify', '/verify/']) {
        expect(await send(path, 500_000)).toBe(200)
        expect(await send(path, mostPassed + 2_000_000)).toBe(413)
      }
      for (let count = 0; count < 3; count++) expect(await send('/verify', 500_000)).toBe(200)
    },
  )

  it.runIf(isThere)('answers with a page for learners while no process is there', async () => {
    const { url } = await startProxy(proxy)

    const answer = await fetch(url)

    expect(answer.status).toBe(502)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toMatch(/will be back in a moment.*lang=fr>/)
  })
})
