import { beforeEach, expect, it, vi } from 'vitest'
import { readField, readProfileFields } from './profile-fields.ts'

// Node's own FormData takes no form.
class FieldsOfMap {
  readonly #fields: ReadonlyMap<string, string>

  constructor(form: ReadonlyMap<string, string>) {
    this.#fields = form
  }

  get(name: string): string | null {
    return this.#fields.get(name) ?? null
  }
}
beforeEach(() => {
  vi.stubGlobal('FormData', FieldsOfMap)
})

const formWith = (fields: Record<string, string>) =>
  new Map(Object.entries(fields)) as unknown as HTMLFormElement

it('a field is read without the space around it', () => {
  expect(readField(formWith({ name: ' Ada ' }), 'name', () => undefined, 100)).toBe('Ada')
})

it('a form without a field of the profile is not read, so that nothing is saved in its place', () => {
  expect(() => readProfileFields(formWith({ name: 'Ada' }))).toThrow('walletAddress')
})
