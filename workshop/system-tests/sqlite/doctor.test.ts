import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestMailServer } from '#workshop/testing/app/mail.ts'
import { freePort } from '#workshop/testing/machine/free-port.ts'
import { startRoundRobinProxy } from '#workshop/testing/processes/round-robin-proxy.ts'
import { runScript } from '#workshop/testing/processes/run-script.ts'
import { startServerProcess } from '#workshop/testing/processes/server-process.ts'

it('the doctor finds a site behind a proxy, with mail and backups, without a fault', async () => {
  const port = String(await freePort())
  const proxy = await startRoundRobinProxy([`http://127.0.0.1:${port}`])
  const mail = await startTestMailServer()
  const settings = {
    PORT: port,
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: 'loopback',
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@edutrain.example',
  }
  const { ready, dataDir } = startServerProcess(settings)
  await ready
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups/edutrain-2026-11-22.sqlite'), '')
  const before = readdirSync(dataDir).toSorted()

  const { code, said } = await runScript('doctor', ['--send-to', 'ada@example.org'], {
    ...settings,
    DATA_DIR: dataDir,
  })

  expect(said).not.toContain('FAULT')
  expect(code).toBe(0)
  for (const sentence of [
    'answers, with this version',
    'is trusted; this request came from 192.0.2.1',
    'has the tables of this version',
  ])
    expect(said).toContain(sentence)
  expect(mail.messages).toHaveLength(1)
  expect(readdirSync(dataDir).toSorted()).toEqual(before)
})

it('the doctor says what to do about each fault, and fails', async () => {
  const { code, said } = await runScript('doctor', [], {
    DATA_DIR: '/nonexistent',
    PUBLIC_URL: `http://127.0.0.1:${await freePort()}`,
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  })

  expect(code).toBe(1)
  for (const subject of ['disk', 'address', 'mail'])
    expect(said).toMatch(new RegExp(`FAULT +${subject} .*\\n +→ [A-Z]`))
  expect(said).toMatch(/\d faults, \d pieces of advice\./)
})
