import { useTask } from '#features/identity/web/failures/use-task.ts'
import type { Profile } from '#features/profiles/contract.ts'
import { WalletInput } from '#features/profiles/web/profile-inputs.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as button from '#wagons/token/wallets/web/wallet-button.en.ts'
import { WalletButton } from '#wagons/token/wallets/web/wallet-button.tsx'
import { deleteWallet, useWallet, useWalletChanged } from '#wagons/token/wallets/web/wallet-calls.ts'
import * as text from './account.en.tsx'
import { AccountSection } from './account-section.tsx'
import { RewardProofNote } from './reward-proof-note.tsx'

const day = dateText({ dateStyle: 'long' })

interface WalletSectionProps {
  /** The address of the profile, and the form that saves it; not while the profile is not known. */
  readonly typed?: { readonly form: string; readonly profile: Profile | null; readonly busy: boolean }
}

export function WalletSection({ typed }: WalletSectionProps) {
  const wallet = useWallet()
  const walletChanged = useWalletChanged()
  const { busy, run } = useTask()
  const remove = () =>
    run(async () => {
      await deleteWallet()
      walletChanged(null)
      showToast(text.addressRemoved, 'alert-success')
    })
  // Saved along with the name, also where it is not shown.
  const unshown = typed && (
    <input
      type="hidden"
      form={typed.form}
      name="walletAddress"
      value={typed.profile?.walletAddress ?? ''}
      readOnly
    />
  )
  if (wallet.data === undefined)
    return (
      <>
        {unshown}
        {wallet.errorUpdateCount > 0 && (
          <LoadFailure what={text.walletFailed} onRetry={wallet.refetch} isRetrying={wallet.isFetching} />
        )}
      </>
    )
  return (
    <AccountSection title={text.walletTitle} note={text.walletNote}>
      {wallet.data ? (
        <>
          {unshown}
          <p className="font-mono wrap-anywhere">{wallet.data.address}</p>
          <p className="mt-1 mb-4 text-sm text-soft">{text.verifiedOn(day(wallet.data.verifiedAt))}</p>
          <p className="mb-4">{text.verifiedCounts}</p>
        </>
      ) : (
        typed && (
          <>
            <WalletInput profile={typed.profile} form={typed.form} hint={text.addressHint} />
            <Button type="submit" form={typed.form} look="outline" busy={typed.busy}>
              {text.saveAddress}
            </Button>
            <p className="mt-6 mb-3">{text.connectInstead}</p>
          </>
        )
      )}
      <div className="flex flex-wrap items-center gap-3">
        <WalletButton
          look="outline"
          verifies
          onConnected={(address, verifiedAt) => {
            walletChanged({ address, verifiedAt: verifiedAt ?? Date.now() })
            showToast(text.addressVerified, 'alert-success')
          }}
        />
        {wallet.data && (
          <Button look="outline" busy={busy} onClick={remove}>
            {text.removeAddress}
          </Button>
        )}
        <Link to={paths.walletGuide} className="text-link">
          {button.guide}
        </Link>
      </div>
      <RewardProofNote />
      <p className="mt-4 border-t border-line pt-3">
        {text.tokenNote}{' '}
        <Link to={paths.claim} className="text-link">
          {text.toToken}
        </Link>
      </p>
    </AccountSection>
  )
}
