import { describe, expect, it } from 'vitest'
import { applyActionCode } from '#features/identity/server/operations/action-codes/apply-action-code.ts'
import { resetPassword } from '#features/identity/server/operations/action-codes/reset-password.ts'
import {
  sendEmailVerification,
  sendPasswordReset,
} from '#features/identity/server/operations/action-codes/send-action-code.ts'
import type { LearnerId } from '#platform/server/access/callers.ts'
import { createTestWallet } from '#wagons/token/testing/chain/wallet.ts'
import { createWalletParts } from '#wagons/token/testing/wallet-parts.ts'
import { createTestDeps } from '#workshop/testing/app/deps.ts'
import {
  createTestIdentity,
  expectDone,
  signInTestAccount,
  type TestIdentity,
} from '#workshop/testing/app/identity.ts'
import { createTestLearner } from '#workshop/testing/app/learner.ts'
import { codeIn } from '#workshop/testing/app/mail.ts'
import { startWalletProof } from './start-wallet-proof.ts'
import { exportWallet, getWallet, listWalletOwners, listWallets, removeWallet } from './wallets.facade.ts'

describe('the export', () => {
  it('has the verified address and the proofs that are begun, of this learner alone', async () => {
    const parts = await createWalletParts()
    const { db, clock } = parts
    const [one, other] = [await createTestLearner(db), await createTestLearner(db)]
    await db.insertInto('wallets').values({ account_id: one.id, address: '0x1', proven_at: 7 }).execute()
    const { address } = createTestWallet()
    await startWalletProof(parts, one.id, { address, chainId: 1, language: 'en' })

    expect(await exportWallet(db, one.id)).toEqual({
      verified: { address: '0x1', verifiedAt: 7 },
      begun: [{ at: clock(), until: clock() + 600_000 }],
    })
    expect(await exportWallet(db, other.id)).toEqual({ verified: null, begun: [] })
  })
})

describe('the wallet', () => {
  it("is the learner's own address, never another's", async () => {
    const { db } = await createTestDeps()
    const [one, other] = [await createTestLearner(db), await createTestLearner(db)]
    await db.insertInto('wallets').values({ account_id: one.id, address: '0x1', proven_at: 7 }).execute()

    expect(await getWallet(db, one.id)).toEqual({ address: '0x1', verifiedAt: 7 })
    expect(await getWallet(db, other.id)).toBeNull()
  })
})

describe('wallets of accounts', () => {
  it('has the addresses of some accounts and the accounts of some addresses, and no others', async () => {
    const { db } = await createTestDeps()
    const people = [await createTestLearner(db), await createTestLearner(db), await createTestLearner(db)]
    const [one = '', two = '', without = ''] = people.map(({ id }) => String(id))
    await db.insertInto('wallets').values({ account_id: one, address: '0x1', proven_at: 1 }).execute()
    await db.insertInto('wallets').values({ account_id: two, address: '0x2', proven_at: 1 }).execute()

    expect([...(await listWallets(db, [one, without]))]).toEqual([[one, '0x1']])
    expect([...(await listWalletOwners(db, ['0x2', '0x3']))]).toEqual([['0x2', two]])
    expect((await listWallets(db, [])).size + (await listWalletOwners(db, [])).size).toBe(0)
  })
})

describe('removing a wallet', () => {
  it('removes the address of one account, and what would prove another', async () => {
    const { db } = await createTestDeps()
    const [one, other] = [await createTestLearner(db), await createTestLearner(db)]
    for (const [{ id }, address] of [
      [one, '0x1'],
      [other, '0x2'],
    ] as const) {
      await db.insertInto('wallets').values({ account_id: id, address, proven_at: 1 }).execute()
      const nonce = { nonce_hash: address, account_id: id, issued_at: 1, expires_at: 2 }
      await db.insertInto('wallet_nonces').values(nonce).execute()
    }

    await removeWallet(db, one.id)

    expect(await getWallet(db, one.id)).toBeNull()
    expect(await getWallet(db, other.id)).not.toBeNull()
    expect(await db.selectFrom('wallet_nonces').select('nonce_hash').execute()).toEqual([
      { nonce_hash: '0x2' },
    ])
  })

  const email = 'ada@example.org'
  const asked = { email, address: '192.0.2.1' }
  const lastCode = (identity: TestIdentity) => codeIn(identity.outbox.links().at(-1))

  async function newPassword(identity: TestIdentity) {
    expectDone(await sendPasswordReset(identity, asked))
    expectDone(await resetPassword(identity, { code: lastCode(identity), password: 'battery staple' }))
  }

  it('a verified address goes with the login methods of the one who had an account before its e-mail was verified', async () => {
    const identity = await createTestIdentity()
    const { account } = await signInTestAccount(identity, email)
    const wallet = { account_id: account.uid, address: '0x1', proven_at: 1 }
    await identity.db.insertInto('wallets').values(wallet).execute()

    await newPassword(identity)

    expect(await getWallet(identity.db, account.uid as LearnerId)).toBeNull()
  })

  it('and stays with an e-mail that was verified', async () => {
    const identity = await createTestIdentity()
    const { account, tokens } = await signInTestAccount(identity, email)
    expectDone(await sendEmailVerification(identity, { ...asked, idToken: tokens.idToken }))
    expectDone(await applyActionCode(identity, lastCode(identity)))
    const wallet = { account_id: account.uid, address: '0x1', proven_at: 1 }
    await identity.db.insertInto('wallets').values(wallet).execute()

    await newPassword(identity)

    expect(await getWallet(identity.db, account.uid as LearnerId)).not.toBeNull()
  })
})
