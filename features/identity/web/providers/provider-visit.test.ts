import { beforeEach, expect, it, vi } from 'vitest'
import { endProviderVisit, startProviderVisit } from './provider-visit.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

/** Leaves for a provider; returns the visit that the server is sent. */
function leave(): string {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { assign })
  startProviderVisit('oidc.x', 'link', '/account')
  return new URL(assign.mock.calls[0]?.[0] ?? '', 'http://own.example').searchParams.get('visit') ?? ''
}

const proof = { providerId: 'oidc.x', idToken: 'a.b.c', rawNonce: 'n', returnTo: '/account' }

beforeEach(() => stored.clear())

it('an answer to the visit of this tab is for what the tab left for, once', () => {
  const visit = leave()

  expect(endProviderVisit({ ...proof, visit })).toBe('link')
  expect(endProviderVisit({ ...proof, visit })).toBeNull()
})

it('an answer to another visit is a trick, and takes nothing from the true one', () => {
  const visit = leave()

  for (const other of ['', 'undefined', `${visit}0`])
    expect(endProviderVisit({ ...proof, visit: other })).toBeNull()
  expect(endProviderVisit({ ...proof, visit })).toBe('link')
})

it('a later visit of the tab ends the one before, and no two are alike', () => {
  const [first, second] = [leave(), leave()]

  expect(second).not.toBe(first)
  expect(endProviderVisit({ ...proof, visit: first })).toBeNull()
  expect(endProviderVisit({ ...proof, visit: second })).toBe('link')
})

it('why there is no answer is believed of any visit, since nothing follows from it', () => {
  leave()

  expect(endProviderVisit({ failure: 'failed', returnTo: '/account' })).toBe('link')
})
