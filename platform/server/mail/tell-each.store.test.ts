import { expect, it } from 'vitest'
import { createTestClock } from '#workshop/testing/app/deps.ts'
import { prepareDatabase } from '#workshop/testing/app/scheduled-tasks.ts'
import { MailError } from './mailer.ts'
import { restAfterRefusal, tellEach } from './tell-each.ts'

const never = new AbortController().signal

async function* each(names: readonly string[]) {
  yield* names
}

const fullMailbox = () => new MailError('full', { cause: 452, serverAway: false })
const serverDown = () => new MailError('down', { cause: 'ECONNREFUSED' })

/** `tell` tries the people of a list in turn; those who are told are in `told`, and those who were tried in `tried`. */
async function prepare(failures: Readonly<Record<string, () => Error>> = {}) {
  const parts = { db: await prepareDatabase(), clock: createTestClock() }
  const told: string[] = []
  const tried: string[] = []
  const run = (names: readonly string[], { kind = 'news', most = 200, stopping = never } = {}) =>
    tellEach(parts, each(names.filter((name) => !told.includes(name))), {
      kind,
      stopping,
      most,
      accountOf: (name) => name,
      tell: async (name) => {
        tried.push(name)
        const failure = failures[name]
        if (failure) throw failure()
        told.push(name)
        return true
      },
    })
  return { ...parts, run, told, tried }
}

const people = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}-${at}`)

it('an address that takes no email for now keeps no other from theirs, and is tried again a day later', async () => {
  const { clock, run, told, tried } = await prepare({ ada: fullMailbox })

  expect(await run(['ada', 'ben', 'cleo'])).toBe(2)
  expect(told).toEqual(['ben', 'cleo'])
  clock.advance(restAfterRefusal - 1)
  expect(await run(['ada'])).toBe(0)
  expect(tried.filter((name) => name === 'ada')).toHaveLength(1)
  clock.advance(1)
  await run(['ada'])
  expect(tried.filter((name) => name === 'ada')).toHaveLength(2)
})

it('an address rests from one kind of emails alone', async () => {
  const { run, tried } = await prepare({ ada: fullMailbox })

  await run(['ada'])
  await run(['ada'], { kind: 'other' })
  expect(tried).toEqual(['ada', 'ada'])
})

it('while the mail server is away no other is tried, and nobody rests', async () => {
  const { run, tried } = await prepare({ ada: serverDown })

  await expect(run(['ada', 'ben'])).rejects.toThrow('down')
  await expect(run(['ada', 'ben'])).rejects.toThrow('down')
  expect(tried).toEqual(['ada', 'ada'])
})

it('a server that refuses ten in a row is away, and the next run begins behind them', async () => {
  const full = people(12, 'full')
  const { run, told, tried } = await prepare(Object.fromEntries(full.map((name) => [name, fullMailbox])))

  await expect(run([...full, 'ben'])).rejects.toThrow('full')
  expect(tried).toEqual(full.slice(0, 10))
  expect(await run([...full, 'ben'])).toBe(1)
  expect(told).toEqual(['ben'])
})

it('ten that are refused among others are no server that is away', async () => {
  const full = people(12, 'full')
  const { run } = await prepare(Object.fromEntries(full.map((name) => [name, fullMailbox])))

  expect(await run(full.flatMap((name, at) => [name, `ben-${at}`]))).toBe(12)
})

it('a run ends when it has sent what it may, or when the process stops', async () => {
  const { run, tried } = await prepare({ 'all-0': fullMailbox })
  expect(await run(people(9, 'all'), { most: 3 })).toBe(2)
  expect(tried).toHaveLength(3)

  const stop = new AbortController()
  stop.abort()
  expect(await run(people(9, 'all'), { stopping: stop.signal })).toBe(0)
})

it('what is no fault of an email ends the run', async () => {
  const { run, told } = await prepare({ ada: () => new Error('not about mail') })

  await expect(run(['ada', 'ben'])).rejects.toThrow('not about mail')
  expect(told).toEqual([])
})
