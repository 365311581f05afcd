import { expect, it } from 'vitest'
import { createTestDeps } from '#server/testing/test-deps.ts'
import { readCredentialKeys } from './credential-key.ts'
import { removeCredentialKey } from './remove-credential-key.ts'
import { rotateCredentialKey } from './rotate-credential-key.ts'

it('leaves nothing of an older key, and the newest one as it is', async () => {
  const deps = await createTestDeps()
  const [old] = await readCredentialKeys(deps)
  deps.clock.advance(1)
  const id = await rotateCredentialKey(deps)

  expect(await removeCredentialKey(deps.db, id)).toMatchObject({ code: 'key-in-use' })
  expect(await removeCredentialKey(deps.db, old.id)).toEqual({ removed: true })
  expect(await removeCredentialKey(deps.db, old.id)).toEqual({ removed: false })

  expect((await readCredentialKeys(deps)).map((key) => key.id)).toEqual([id])
})
