import { expect, it } from 'vitest'
import { createTestLearner } from '#server/testing/app/learner.ts'
import { createTestWallet } from '#server/testing/wallets/wallet.ts'
import { createWalletParts } from '#server/testing/wallets/wallet-parts.ts'
import { startWalletProof } from './start-wallet-proof.ts'
import { exportWallet } from './wallets.facade.ts'

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
