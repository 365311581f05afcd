import { expect, it } from 'vitest'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import {
  type CredentialKeyKind,
  readCredentialKeys,
  removeCredentialKey,
  rotateCredentialKeys,
} from './credential-keys.ts'

it.each<CredentialKeyKind>(['jwt', 'embedded'])(
  'leaves nothing of an older key, and the newest of its kind as it is: %s',
  async (kind) => {
    const deps = await createTestDeps()
    const [old] = (await readCredentialKeys(deps))[kind]
    deps.clock.advance(1)
    const id = (await rotateCredentialKeys(deps))[kind]

    expect(await removeCredentialKey(deps.db, id)).toMatchObject({ code: 'key-in-use' })
    expect(await removeCredentialKey(deps.db, old.id)).toEqual({ removed: true })
    expect(await removeCredentialKey(deps.db, old.id)).toEqual({ removed: false })

    expect((await readCredentialKeys(deps))[kind].map((key) => key.id)).toEqual([id])
  },
)
