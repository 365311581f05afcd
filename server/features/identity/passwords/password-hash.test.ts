import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { hash } from '@node-rs/argon2'
import { expect, it } from 'vitest'
import { createPasswordHasher, HashingBusyError } from './password-hash.ts'

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
  'hashes on threads that give way to whoever answers requests',
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
