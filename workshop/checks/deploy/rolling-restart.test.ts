import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '#workshop/testing/machine/free-port.ts'

const deploy = join(import.meta.dirname, '../../../docs/deploy')

/** Answers /readyz as it is told to. */
async function startReady(isReady: () => boolean): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(isReady() ? 200 : 503).end())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  onTestFinished(() => void server.close())
  return String((server.address() as { port: number }).port)
}

/** A machine whose `systemctl` writes down what it was asked to restart. */
function createMachine() {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-rolling-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const log = join(dir, 'log')
  mkdirSync(join(dir, 'bin'))
  for (const [name, text] of [
    ['sudo', 'exec "$@"'],
    ['systemctl', `echo "$*" >> ${log}`],
  ] as const) {
    writeFileSync(join(dir, 'bin', name), `#!/bin/sh\n${text}\n`)
    chmodSync(join(dir, 'bin', name), 0o755)
  }
  const did = () => (existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [])
  const restart = (...ports: string[]) =>
    new Promise<number | null>((resolve) => {
      const env = {
        PATH: `${join(dir, 'bin')}:${process.env.PATH}`,
        EDUTRAIN_NODE: process.execPath,
        EDUTRAIN_PATIENCE: '1',
      }
      spawn('sh', [join(deploy, 'rolling-restart.sh'), ...ports], { env, stdio: 'ignore' }).once(
        'exit',
        resolve,
      )
    })
  return { did, restart }
}

it('processes are restarted one after the other, each when the one before is ready', async () => {
  const { did, restart } = createMachine()
  const first = await startReady(() => true)
  const second = await startReady(() => true)

  expect(await restart(first, second)).toBe(0)
  expect(did()).toEqual([`restart edutrain@${first}`, `restart edutrain@${second}`])
})

it('the others are left alone when one does not come back', async () => {
  const { did, restart } = createMachine()
  const broken = await startReady(() => did().length === 0)
  const other = await startReady(() => true)

  expect(await restart(broken, other)).toBe(1)
  expect(did()).toEqual([`restart edutrain@${broken}`])
})

it('nothing is restarted while one is away', async () => {
  const { did, restart } = createMachine()
  const ready = await startReady(() => true)

  expect(await restart(ready, String(await freePort()))).toBe(1)
  expect(did()).toEqual([])
})

it('the unit of several processes is that of one, with a port and a class process by its name', () => {
  const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
  const lines = (text: string) => text.split('\n').filter((line) => !line.startsWith('#'))
  const one = lines(read('edutrain.service'))
  const many = lines(read('edutrain@.service'))
  const differing = many.filter((line) => !one.includes(line))

  expect(many).toHaveLength(one.length)
  expect(differing).toHaveLength(2)
  const start = one.find((line) => line.startsWith('ExecStart=')) ?? ''
  expect(differing).toContain(start.replace('=', '=/usr/bin/env PORT=%i CLASS_PROCESS=p%i '))
})

it('an instance that is a site has user, settings and data of its own, and nothing of the unit’s', () => {
  const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
  const own = read('edutrain-sites.conf')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
  const names = ['User', 'Group', 'EnvironmentFile', 'StateDirectory']
  const unit = read('edutrain@.service').split('\n')
  const ofUnit = unit.filter((line) => names.includes(line.split('=')[0] ?? ''))

  expect(ofUnit).toHaveLength(names.length)
  expect(own.filter((line) => !line.endsWith('='))).toEqual(
    ofUnit.map((line) => line.replace(/edutrain(\.env)?$/, 'edutrain-%i$1')),
  )
  expect(own.filter((line) => line.endsWith('='))).toEqual(['EnvironmentFile=', 'StateDirectory='])
})
