import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { retryDelay, worthRetrying } from './back-off.ts'

const lost = new ApiError('network', 0, 'lost')
const late = new ApiError('timeout', 0, 'late')
const away = (retryAfter?: number) => new ApiError('unavailable', 503, 'away', undefined, retryAfter)

describe('a failed call is tried again', () => {
  it.each([lost, away(), new ApiError('internal', 500, '')])('twice after %s', (error) => {
    expect([0, 1, 2].map((failures) => worthRetrying(failures, error, true))).toEqual([true, true, false])
  })

  it('once when it was waited for in vain', () => {
    expect([0, 1].map((failures) => worthRetrying(failures, late, true))).toEqual([true, false])
  })

  it.each([400, 401, 404, 409, 429])('never after a refusal (%i)', (status) => {
    expect(worthRetrying(0, new ApiError('refused', status, ''), true)).toBe(false)
  })

  it('never while the device has no connection', () => {
    expect(worthRetrying(0, lost, false)).toBe(false)
  })

  it('never when the server asks for a pause longer than a learner waits', () => {
    expect(worthRetrying(0, away(10), true)).toBe(true)
    expect(worthRetrying(0, away(11), true)).toBe(false)
  })
})

describe('the pause before the next try', () => {
  it('doubles up to eight seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((failures) => retryDelay(failures, lost, () => 1))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ])
  })

  it('is half chance', () => {
    expect(retryDelay(2, lost, () => 0)).toBe(1000)
    expect(retryDelay(2, lost, () => 0.5)).toBe(1500)
  })

  it('is at least what the server asked for', () => {
    expect(retryDelay(0, away(3), () => 0)).toBe(3000)
  })
})
