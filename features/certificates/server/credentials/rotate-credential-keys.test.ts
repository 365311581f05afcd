import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import { readCredentialKeys, rotateCredentialKeys } from './credential-keys.ts'

it('puts a new key of each kind before those that there are', async () => {
  const deps = await createTestDeps()
  const first = await readCredentialKeys(deps)
  deps.clock.advance(1)

  const ids = await rotateCredentialKeys(deps)

  const keys = await readCredentialKeys(deps)
  expect(keys.jwt.map((key) => key.id)).toEqual([ids.jwt, first.jwt[0].id])
  expect(keys.embedded.map((key) => key.id)).toEqual([ids.embedded, first.embedded[0].id])
})

it('adds the kind that a site of before has none of, and leaves its other keys', async () => {
  const deps = await createTestDeps()
  const { jwt, embedded } = await readCredentialKeys(deps)
  await deps.db.deleteFrom('credential_keys').where('id', '=', embedded[0].id).execute()

  const keys = await readCredentialKeys(deps)

  expect(keys.jwt).toEqual(jwt)
  expect(keys.embedded).toHaveLength(1)
})
