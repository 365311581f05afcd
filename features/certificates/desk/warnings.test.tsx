import { expect, it } from 'vitest'
import type { DeskRequest, Oddity } from '#features/certificates/contract/certificate-desk.ts'
import { sortByWarning } from './warnings.tsx'

const request = (accountId: string, oddities: Oddity[], seen: Oddity[] = []) =>
  ({ accountId, oddities, seen }) as unknown as DeskRequest

it('has those with a warning first, alike ones together, and what was ticked off among the others', () => {
  const sorted = sortByWarning([
    request('plain', []),
    request('fast', ['fast']),
    request('seen', ['fast'], ['fast']),
    request('shared', ['name-shared']),
    request('fast too', ['fast', 'email-unverified'], ['email-unverified']),
  ])
  expect(sorted.map(({ accountId }) => accountId)).toEqual(['fast', 'fast too', 'shared', 'plain', 'seen'])
})
