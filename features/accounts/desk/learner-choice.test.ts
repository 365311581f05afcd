import { expect, it } from 'vitest'
import { readChoice } from './learner-choice.ts'

const choiceAt = (query: string) => {
  const address = new URLSearchParams(query)
  return readChoice((name) => address.get(name) ?? '')
}

it('is read from the address as it was chosen', () => {
  expect(choiceAt('step=in-quiz&module=3&inactiveSince=2026-11-01&sort=name&search=+ada+')).toEqual({
    step: 'in-quiz',
    module: '3',
    inactiveSince: '2026-11-01',
    sort: 'name',
    search: 'ada',
  })
  expect(choiceAt('step=finished&module=3&sort=latest')).toEqual({ step: 'finished' })
})

it.each([
  '',
  'step=lost',
  'step=in-quiz',
  'step=in-quiz&module=99',
  'module=3',
  'inactiveSince=2026-02-30',
  'inactiveSince=yesterday',
  'sort=email',
])('is none for an address that no page wrote: %j', (query) => {
  expect(choiceAt(query)).toEqual({})
})
