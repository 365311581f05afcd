import { describe, expect, it } from 'vitest'
import { readArrival } from './arrival.ts'

describe('after the login', () => {
  it('a visitor lands where they were going', () => {
    expect(readArrival({ from: '/module/3' }).from).toBe('/module/3')
  })

  it.each([
    null,
    undefined,
    'text',
    {},
    { from: 7 },
    { from: 'https://example.org' },
    { from: '//example.org' },
    { from: '/\\example.org' },
  ])('the dashboard is the default (%j)', (state) => {
    expect(readArrival(state).from).toBe('/dashboard')
  })

  it('the e-mail that was typed elsewhere is filled in', () => {
    expect(readArrival({ from: '/account', typedEmail: 'ada@example.org' })).toEqual({
      from: '/account',
      typedEmail: 'ada@example.org',
    })
  })

  it('the reason why a session ended by itself is known', () => {
    expect(readArrival({ from: '/dashboard', ended: 'user-disabled' })).toEqual({
      from: '/dashboard',
      ended: 'user-disabled',
    })
  })

  it('the e-mail that was just registered is filled in', () => {
    expect(readArrival({ email: 'ada@example.org' })).toEqual({
      from: '/dashboard',
      email: 'ada@example.org',
    })
  })
})
