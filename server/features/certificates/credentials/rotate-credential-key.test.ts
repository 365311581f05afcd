import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/test-deps.ts'
import { readCredentialKeys } from './credential-key.ts'
import { rotateCredentialKey } from './rotate-credential-key.ts'

it('puts a new key before those that there are', async () => {
  const deps = await createTestDeps()
  const [first] = await readCredentialKeys(deps)
  deps.clock.advance(1)

  const id = await rotateCredentialKey(deps)

  expect((await readCredentialKeys(deps)).map((key) => key.id)).toEqual([id, first.id])
})
