import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { features } from '#app/server/features.ts'
import { proxyCheckPath, withProof } from '#app/server/process/proxy-check.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startRoundRobinProxy } from '#workshop/testing/processes/round-robin-proxy.ts'
import { checkProxy } from './check-proxy.ts'

/** A server over HTTP, and a proxy in front of it that names its client. */
async function startSite(env: NodeJS.ProcessEnv, proxy?: Parameters<typeof startRoundRobinProxy>[1]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-proxy-check-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { app } = await createTestApp({ DATA_DIR: dataDir, ...env })
  const server = await app.listen({ host: '127.0.0.1', port: 0 })
  const { url } = await startRoundRobinProxy([server], proxy)
  return { dataDir, server, url, ask: (address: string) => checkProxy(address, dataDir) }
}

const texts = (findings: readonly { level: string; what: string }[]) =>
  findings.map(({ level, what }) => `${level}: ${what}`).join('\n')

it('a proxy that is trusted and names its client is found fine', async () => {
  const { url, ask } = await startSite({ TRUST_PROXY: 'loopback' })
  expect(texts(await ask(url))).toContain(
    'fine: The proxy at 127.0.0.1 is trusted; this request came from 192.0.2.1.',
  )
})

it('a proxy that the settings do not name is found, with its address', async () => {
  const { url, ask } = await startSite({})
  expect(texts(await ask(url))).toContain('fault: The proxy at 127.0.0.1 is not in TRUST_PROXY')
})

it('a server that believes what visitors write into X-Forwarded-For is found', async () => {
  const { server, ask } = await startSite({ TRUST_PROXY: 'loopback' })
  expect(texts(await ask(server))).toContain('fault: The server believes a visitor who claims to be another')
})

it('a proxy that adds a visitor of this very machine is no fault: what others claim cannot be tried from here', async () => {
  const { url, ask } = await startSite({ TRUST_PROXY: 'loopback' }, { client: '127.0.0.1' })
  expect(texts(await ask(url))).toMatch(
    /^fine: The proxy at 127.0.0.1 is trusted. .* cannot be tried from here/,
  )
})

it('a server without a proxy is found fine', async () => {
  const { server, ask } = await startSite({})
  const sockets = features.flatMap(({ socketPath }) => socketPath?.(readConfig({})) ?? [])
  expect(texts(await ask(server)).split('\n')).toEqual([
    'fine: There is no proxy between: visitors connect to the server.',
    ...sockets.map((path) => `fine: The sockets of classes get through: ${path}.`),
  ])
})

it('what arrives is told with the proof alone, which is gone afterwards and lasts a minute', async () => {
  const { server, dataDir } = await startSite({})
  const ask = (proof: string) =>
    fetch(server + proxyCheckPath, { headers: { authorization: `Bearer ${proof}` } })

  const proof = await withProof(dataDir, async (given) => {
    expect((await ask(given)).status).toBe(200)
    expect((await ask('')).status).toBe(404)
    expect((await ask(`${given}0`)).status).toBe(404)
    const old = Date.now() / 1000 - 61
    utimesSync(join(dataDir, '.proxy-check'), old, old)
    expect((await ask(given)).status).toBe(404)
    return given
  })

  expect(existsSync(join(dataDir, '.proxy-check'))).toBe(false)
  expect((await ask(proof)).status).toBe(404)
})
