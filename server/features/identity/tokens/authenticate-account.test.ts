import { describe, expect, it } from 'vitest'
import { codeOf, createTestIdentity, signInTestAccount } from '#server/testing/app/identity.ts'
import { changeAccount } from '../records/account.store.ts'
import { lookupAccount } from './lookup-account.ts'

describe('looking up the own account', () => {
  it('reads it as it is now', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)
    await changeAccount(identity.db, account.uid, { displayName: 'Ada' })

    expect(await lookupAccount(identity, tokens.idToken)).toEqual({ ...account, displayName: 'Ada' })
  })

  it('needs a valid token of an account that may act', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity)

    expect(codeOf(await lookupAccount(identity, `${tokens.idToken}x`))).toBe('INVALID_ID_TOKEN')
    await changeAccount(identity.db, account.uid, { disabled: true })
    expect(codeOf(await lookupAccount(identity, tokens.idToken))).toBe('USER_DISABLED')
  })
})
