import { expect, it, vi } from 'vitest'
import { saidTime } from './server-time.ts'

it('the time is the server’s, and that of the device where the server says none', () => {
  vi.useFakeTimers({ now: 5_000, toFake: ['Date'] })
  const answer = (date?: string) => ({ headers: new Headers(date === undefined ? {} : { date }) })

  expect(saidTime(answer('Fri, 27 Nov 2026 21:15:33 GMT'))).toBe(Date.UTC(2026, 10, 27, 21, 15, 33))
  expect(saidTime(answer())).toBe(5_000)
  expect(saidTime(answer('soon'))).toBe(5_000)
  vi.useRealTimers()
})
