import { describe, expect, it, vi } from 'vitest'
import { readActionLink } from './action-link.ts'

const origin = 'https://edutrain.example'
vi.stubGlobal('location', { origin })

const link = (query: Record<string, string>) => readActionLink(`?${new URLSearchParams(query)}`)
const signIn = (continueUrl: string) => link({ mode: 'signIn', oobCode: 'c', continueUrl })?.destination

describe('the link of an e-mail', () => {
  it('says what it is for, and leads to the dashboard by default', () => {
    expect(link({ mode: 'resetPassword', oobCode: 'abc', apiKey: 'k' })).toEqual({
      mode: 'resetPassword',
      code: 'abc',
      destination: '/dashboard',
    })
  })

  it.each([
    { mode: 'signIn' },
    { oobCode: 'c' },
    { mode: 'other', oobCode: 'c' },
    { mode: 'toString', oobCode: 'c' },
  ])('is not complete: %j', (query) => {
    expect(link(query as Record<string, string>)).toBeNull()
  })

  it('goes on to a page of ours', () => {
    expect(signIn(`${origin}/module/3`)).toBe('/module/3')
  })

  it('goes through the page of the links to where that leads', () => {
    expect(signIn(`${origin}/auth/action?continueUrl=%2Fmodule%2F3`)).toBe('/module/3')
    expect(signIn(`${origin}/auth/action`)).toBe('/dashboard')
  })

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    `${origin}/auth/action?continueUrl=//elsewhere.example`,
  ])('never goes to another site (%s)', (continueUrl) => {
    expect(signIn(continueUrl)).toBe('/dashboard')
  })
})
