import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnPath } from '../operations/sign-in/provider-redirect.ts'

it.each(['/', '/dashboard', '/module/3?from=mail#quiz', '/%2F%2Fevil.example'])(
  'keeps the path %j',
  (path) => {
    expect(returnPath(path)).toBe(path)
  },
)

it.each([
  undefined,
  ['/a', '/b'],
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/ä',
  `/${'a'.repeat(512)}`,
])('replaces %j', (wanted) => {
  expect(returnPath(wanted)).toBe('/dashboard')
})

it('stays on the site, whatever is asked for', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    'https',
    'evil.example',
    '\t',
    '\n',
    '?',
    '#',
    '%2f',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const path = returnPath(parts.join(''))
      expect(new URL(path, 'https://edutrain.example').origin).toBe('https://edutrain.example')
      expect(path).toMatch(/^\/(?!\/)/)
    }),
  )
})
