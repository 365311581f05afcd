import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { TokenChain } from '#wagons/token/contract/token.ts'

const root = join(import.meta.dirname, '../../..')

it('npm run rehearse opens a site on a chain, says what to try, and leaves nothing when it is ended', async () => {
  const child = spawn(process.execPath, ['wagons/token/testing/rehearsal/rehearse.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('npm run token -- verify')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    ended.then(() => reject(new Error(said)))
  })
  const find = (pattern: RegExp) => pattern.exec(said)?.[1] ?? ''
  const dataDir = find(/DATA_DIR=(\S+)/)

  const answer = await fetch(`${find(/^Site +(\S+)/m)}/api/token/chain`)
  const { chain } = (await answer.json()) as { chain: TokenChain }

  expect(chain).toMatchObject({ chainId: 31337, publicRpcUrl: find(/^Chain +([^\s,]+)/m) })
  expect(chain.contract.toLowerCase()).toBe(find(/^Contract +(\S+)/m))
  for (const name of ['operator', 'ada', 'ben', 'carla', 'dan', 'eve'])
    expect(said).toContain(`${name}@example.org`)
  expect(existsSync(dataDir)).toBe(true)
  // As in a terminal, whose signal npm passes on once more.
  child.kill('SIGINT')
  child.kill('SIGINT')
  expect([0, 130]).toContain(await ended)
  expect(existsSync(dataDir)).toBe(false)
})

it('npm run rehearse says which port it takes', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['wagons/token/testing/rehearsal/rehearse.ts', '--port', '0'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )

  expect([status, stderr]).toEqual([1, '--port must be a whole number from 1 to 65535.\n'])
})
