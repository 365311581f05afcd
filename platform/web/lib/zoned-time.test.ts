import { describe, expect, it } from 'vitest'
import { fromWallTime, toWallTime } from './zoned-time.ts'

describe('the time on the wall', () => {
  it.each([
    ['2026-05-01T18:00', 'Africa/Nairobi', '2026-05-01T15:00Z'],
    ['2026-01-01T00:30', 'Asia/Kolkata', '2025-12-31T19:00Z'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00Z'],
    ['2026-12-01T09:00', 'America/New_York', '2026-12-01T14:00Z'],
    ['2026-05-01T00:00', 'UTC', '2026-05-01T00:00Z'],
  ])('%s in %s is %s, and back', (wall, zone, utc) => {
    expect(fromWallTime(wall, zone)).toBe(Date.parse(utc))
    expect(toWallTime(Date.parse(utc), zone)).toBe(wall)
  })

  it('that comes twice is the first, and one that clocks leave out is an hour later', () => {
    expect(fromWallTime('2026-10-25T02:30', 'Europe/Paris')).toBe(Date.parse('2026-10-25T00:30Z'))
    const skipped = fromWallTime('2026-03-29T02:30', 'Europe/Paris') ?? 0
    expect(toWallTime(skipped, 'Europe/Paris')).toBe('2026-03-29T03:30')
  })

  it.each(['', 'soon', '2026-13-01T10:00'])('%j is none', (wall) => {
    expect(fromWallTime(wall, 'UTC')).toBeUndefined()
  })
})
