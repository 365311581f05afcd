import { AccountPage } from '#web/features/profiles/account-page.tsx'
import { RewardProofNote, useRewardProof } from '#web/features/rewards/reward-proof-note.tsx'
import { useWallet } from '#web/features/wallets/wallet-calls.ts'
import { WalletSection } from '#web/features/wallets/wallet-section.tsx'

/** The account with what features that do not know each other say of its wallet, in one file for the browser. */
export function Account() {
  const [wallet, proof] = [useWallet(), useRewardProof()]
  return (
    <AccountPage
      wallet={
        <WalletSection>
          <RewardProofNote />
        </WalletSection>
      }
      isWalletPending={isUnknown(wallet) || isUnknown(proof)}
    />
  )
}

const isUnknown = (query: { readonly data: unknown; readonly errorUpdateCount: number }) =>
  query.data === undefined && query.errorUpdateCount === 0
