import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { hash } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher, createTurns, HashingBusyError, type Turn } from './password-hash.ts'

it('hashes with argon2id, 19 MiB, two passes and one lane', async () => {
  const hasher = await createPasswordHasher(1, 10)

  expect(await hasher.hash('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('salts: the same password never has the same hash', async () => {
  const hasher = await createPasswordHasher(1, 10)

  expect(await hasher.hash('secret')).not.toBe(await hasher.hash('secret'))
})

it('knows the password of a hash from any other', async () => {
  const hasher = await createPasswordHasher(1, 10)
  const secret = await hasher.hash('secret')

  expect(await hasher.verify(secret, 'secret')).toBe(true)
  expect(await hasher.verify(secret, 'Secret')).toBe(false)
  expect(await hasher.verify(secret, '')).toBe(false)
})

it('takes no password for that of an account without one, at the price of a hash', async () => {
  const hasher = await createPasswordHasher(1, 10)
  const known = await hasher.hash('secret')

  expect(await hasher.verify(null, '')).toBe(false)
  // A machine that stands still for a while lengthens one try of some.
  const shortest = async (hash: string | null) => {
    const tries: number[] = []
    for (let number = 0; number < 5; number++) tries.push(await duration(() => hasher.verify(hash, 'secret')))
    return Math.min(...tries)
  }
  expect(await shortest(null)).toBeGreaterThan((await shortest(known)) / 4)
})

it('computes no more hashes at a time than it was told', async () => {
  const slow = await hash('secret', { memoryCost: 65_536, timeCost: 8, parallelism: 1 })
  const finished: string[] = []
  const race = async (concurrency: number) => {
    const hasher = await createPasswordHasher(concurrency, 10)
    finished.length = 0
    const first = hasher.verify(slow, 'secret').then(() => finished.push('slow'))
    const second = hasher.hash('secret').then(() => finished.push('quick'))
    await Promise.all([first, second])
    return [...finished]
  }

  expect(await race(1)).toEqual(['slow', 'quick'])
  expect(await race(2)).toEqual(['quick', 'slow'])
})

it('lets no more wait than it was told, and takes new ones once there is room', async () => {
  const hasher = await createPasswordHasher(1, 2)
  const waiting = Promise.all([
    hasher.hash('running'),
    hasher.hash('waiting'),
    hasher.verify(null, 'waiting'),
  ])

  await expect(hasher.hash('too many')).rejects.toThrow(HashingBusyError)
  await expect(hasher.hash('too many', 'sign-up')).rejects.toThrow(HashingBusyError)
  await expect(hasher.verify(null, 'too many')).rejects.toMatchObject({ statusCode: 503 })

  await waiting
  await expect(hasher.hash('again')).resolves.toMatch(/^\$argon2id/)
})

it('takes a sign-in from a known address while sign-ups fill the queue', async () => {
  const hasher = await createPasswordHasher(1, 2)
  const waiting = Promise.all(
    ['running', 'waiting', 'waiting too'].map((text) => hasher.hash(text, 'sign-up')),
  )
  await expect(hasher.hash('too many', 'sign-up')).rejects.toThrow(HashingBusyError)

  await expect(hasher.verify(null, 'secret', { knownTo: 'ada' })).resolves.toBe(false)
  await waiting
})

it.runIf(process.platform === 'linux')(
  'hashes on threads that give way to the one that answers requests',
  async () => {
    await createPasswordHasher(1, 10)

    const pool = readdirSync('/proc/self/task').filter(
      (id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim() === 'libuv-worker',
    )

    const priorities = pool.map((id) => getPriority(Number(id)))
    expect(new Set(priorities)).toEqual(new Set([Math.min(19, getPriority() + 10)]))
  },
)

async function duration(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let i = 0; i < 5; i++) await work()
  return performance.now() - start
}

/** Lets one piece of work run, with which no other can begin, then names those that waited in the order of their turns. */
async function orderOf(turns: readonly (readonly [name: string, turn: Turn])[]): Promise<string> {
  const { take } = createTurns(1)
  const done: string[] = []
  const { promise: running, resolve: finish } = Promise.withResolvers<void>()
  const first = take('sign-up', () => running)
  const rest = turns.map(([name, turn]) => take(turn, async () => void done.push(name)))
  finish()
  await Promise.all([first, ...rest])
  return done.join(' ')
}

const ada = { knownTo: 'ada' }
const bob = { knownTo: 'bob' }

describe('the turns of password hashes', () => {
  it('come first to sign-ins from known addresses, then to strangers, last to sign-ups (SX.16)', async () => {
    const order = await orderOf([
      ['new', 'sign-up'],
      ['stranger', 'sign-in'],
      ['ada', ada],
      ['newer', 'sign-up'],
      ['bob', bob],
      ['other stranger', 'sign-in'],
    ])

    expect(order).toBe('ada bob stranger other stranger new newer')
  })

  it('come first to each account once at a time, so that it cannot keep all others waiting', async () => {
    const order = await orderOf([
      ['stranger', 'sign-in'],
      ['ada', ada],
      ['ada again', ada],
      ['ada once more', ada],
      ['bob', bob],
    ])

    expect(order).toBe('ada bob stranger ada again ada once more')
  })

  it('come first to an account again when it has had its turn', async () => {
    const { take } = createTurns(1)
    await take(ada, async () => undefined)
    const done: string[] = []
    const { promise: running, resolve: finish } = Promise.withResolvers<void>()
    const all = [
      take('sign-in', () => running),
      take('sign-in', async () => void done.push('stranger')),
      take(ada, async () => void done.push('ada')),
    ]
    finish()
    await Promise.all(all)

    expect(done).toEqual(['ada', 'stranger'])
  })

  it('go on after work that failed, and hand its failure to who asked for it', async () => {
    const { take, size } = createTurns(1)

    await expect(take('sign-in', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await take('sign-in', async () => 'done')).toBe('done')
    expect(size()).toEqual({ running: 0, waiting: 0 })
  })

  it('count as ahead what is as urgent or more, so that a queue of sign-ups is none for the others', async () => {
    const { take, ahead } = createTurns(1)
    const { promise: running, resolve: finish } = Promise.withResolvers<void>()
    const all = [take('sign-in', () => running)]
    for (let i = 0; i < 3; i++) all.push(take('sign-up', async () => undefined))
    all.push(take('sign-in', async () => undefined))

    expect([ahead(ada), ahead('sign-in'), ahead('sign-up')]).toEqual([0, 1, 4])
    finish()
    await Promise.all(all)
  })
})
