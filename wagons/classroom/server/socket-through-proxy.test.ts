import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { checkProxy } from '#app/server/doctor/check-proxy.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { startRoundRobinProxy } from '#workshop/testing/processes/round-robin-proxy.ts'

/** What the doctor says of a server over HTTP behind a proxy that is trusted. */
async function examine(env: NodeJS.ProcessEnv, proxy?: Parameters<typeof startRoundRobinProxy>[1]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'edutrain-proxy-check-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { app } = await createTestApp({ DATA_DIR: dataDir, TRUST_PROXY: 'loopback', ...env })
  const server = await app.listen({ host: '127.0.0.1', port: 0 })
  const { url } = await startRoundRobinProxy([server], proxy)
  return (await checkProxy(url, dataDir)).map(({ level, what }) => `${level}: ${what}`).join('\n')
}

it('the socket of a class is opened at the process that answered', async () => {
  expect(await examine({ CLASS_PROCESS: 'p3001' })).toContain(
    'fine: The sockets of classes get through: /class-socket/p3001.',
  )
})

it('a proxy that does not pass upgrades on is a fault: no class could be held', async () => {
  expect(await examine({}, { passesUpgrades: false })).toContain(
    'fault: The sockets of classes do not get through: /class-socket/main',
  )
})
