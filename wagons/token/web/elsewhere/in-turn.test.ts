import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('an action waits for the one before, also for one that fails', async () => {
  const turn = inTurn()
  const done: string[] = []
  const { promise, reject } = Promise.withResolvers<never>()
  const first = turn(() => promise).catch(() => done.push('first'))
  const second = turn(async () => done.push('second'))
  const third = turn(async () => done.push('third'))

  await Promise.resolve()
  expect(done).toEqual([])
  reject(new Error('the network is away'))
  await Promise.all([first, second, third])

  expect(done).toEqual(['first', 'second', 'third'])
})
