import { describe, expect, it } from 'vitest'
import { createTurns, type Turn } from './hashing-turns.ts'

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
  it('come first to sign-ins from known addresses, then to strangers, last to sign-ups', async () => {
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
