import { beforeEach, expect, it, vi } from 'vitest'
import { readField, readProfileFields } from './profile-fields.ts'

// Node's own FormData takes no form.
beforeEach(() => {
  vi.stubGlobal('FormData', (form: Map<string, string>) => ({
    get: (name: string) => form.get(name) ?? null,
  }))
})

const formWith = (fields: Record<string, string>) =>
  new Map(Object.entries(fields)) as unknown as HTMLFormElement

it('a field is read without the space around it', () => {
  expect(readField(formWith({ name: ' Ada ' }), 'name', () => undefined, 100)).toBe('Ada')
})

it('a form without a field of the profile is not read, so that nothing is saved in its place', () => {
  expect(() => readProfileFields(formWith({ name: 'Ada' }))).toThrow('walletAddress')
})
