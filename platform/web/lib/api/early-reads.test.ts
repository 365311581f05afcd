import { beforeEach, expect, it } from 'vitest'
import { takeEarlyRead } from './early-reads.ts'

const answer = new Response('{}')

beforeEach(() => {
  globalThis.earlyReads = new Map([['/api/progress', { token: 'ada', answer: Promise.resolve(answer) }]])
})

it('an answer that was asked for early is taken once', async () => {
  expect(await takeEarlyRead('GET', '/api/progress', 'ada', 0)).toBe(answer)
  expect(await takeEarlyRead('GET', '/api/progress', 'ada', 0)).toBeUndefined()
})

it('only what was asked for early is taken', async () => {
  expect(await takeEarlyRead('GET', '/api/classes', 'ada', 0)).toBeUndefined()
})

it.each(['ben', null])('an early answer is only for who asked for it, and not for %s', async (token) => {
  expect(await takeEarlyRead('GET', '/api/progress', token, 0)).toBeUndefined()
})

it('an early answer that has become old is asked for anew', async () => {
  expect(await takeEarlyRead('GET', '/api/progress', 'ada', 15_000)).toBeUndefined()
})

it('what may be asked for twice is taken as well, though it writes', async () => {
  const key = 'POST:/api/modules/1/attempts'
  globalThis.earlyReads = new Map([[key, { token: 'ada', answer: Promise.resolve(answer) }]])

  expect(await takeEarlyRead('GET', '/api/modules/1/attempts', 'ada', 0)).toBeUndefined()
  expect(await takeEarlyRead('POST', '/api/modules/1/attempts', 'ada', 0)).toBe(answer)
  expect(await takeEarlyRead('POST', '/api/modules/1/attempts', 'ada', 0)).toBeUndefined()
})

it('no early read is taken after a call that writes, which may have changed it', async () => {
  globalThis.earlyReads = new Map([['/api/review', { token: 'ada', answer: Promise.resolve(answer) }]])

  expect(await takeEarlyRead('POST', '/api/review/answers', 'ada', 0)).toBeUndefined()
  expect(await takeEarlyRead('GET', '/api/review', 'ada', 0)).toBeUndefined()
})
