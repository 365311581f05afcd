import { expect, it } from 'vitest'
import { normaliseEmail } from './account-fields.ts'

it('is kept in lower case', () => {
  expect(normaliseEmail('Ada.Lovelace+Train@Example.ORG')).toBe('ada.lovelace+train@example.org')
})

const longest = `${'a'.repeat(242)}@example.org`

it('may have 254 characters and no more', () => {
  expect(normaliseEmail(longest)).toBe(longest)
  expect(normaliseEmail(`a${longest}`)).toBeUndefined()
})

it.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@@example.org',
  'ada@exa mple.org',
  ' ada@example.org',
  'ada@example.org\n',
  'ada@example..org',
  'ada@-example.org',
  'ada@example.org, bob@example.org',
  'Ada <ada@example.org>',
  'ada\0@example.org',
  'İda@example.org',
  'ada@exämple.org',
])('%j is malformed', (text) => {
  expect(normaliseEmail(text)).toBeUndefined()
})
