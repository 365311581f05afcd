import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AccountSection } from '#features/account/web/sections/account-section.tsx'
import type { WalletPlaceProps } from '#features/account/web/sections/wallet-place.tsx'
import { useTask } from '#features/identity/web/failures/use-task.ts'
import * as input from '#features/profiles/web/profile-inputs.en.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { saveJson } from '#platform/web/lib/api/save-file.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { getRewardProof } from '#wagons/token/rewards/contract/reward-lists.ts'
import { HintedField, looksLikeEvmAddress } from '#wagons/token/rewards/web/hinted-field.tsx'
import type { getWallet, removeWallet, Wallet } from '#wagons/token/wallets/contract.ts'
import * as button from '#wagons/token/wallets/web/wallet-button.en.ts'
import { WalletButton } from '#wagons/token/wallets/web/wallet-button.tsx'
import * as text from './wallet-section.en.ts'

const AccountDoor = lazy(() =>
  import('../elsewhere/account-door.tsx').then((part) => ({ default: part.AccountDoor })),
)

const day = dateText({ dateStyle: 'long' })

const readWallet = async () => (await callApi<typeof getWallet>('GET', '/api/wallet')).wallet

const walletQuery = queryOptions({
  queryKey: ['wallet'],
  // The page asks first, then the section.
  staleTime: 5_000,
  queryFn: readWallet,
})

export function WalletSection({ typed }: WalletPlaceProps) {
  const wallet = useQuery(walletQuery)
  const client = useQueryClient()
  const walletChanged = (now: Wallet | null) => client.setQueryData(walletQuery.queryKey, now)
  const verified = () => showToast(text.addressVerified, 'alert-success')
  const { busy, run } = useTask()
  const remove = () =>
    run(async () => {
      await callApi<typeof removeWallet>('DELETE', '/api/wallet')
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
      <p className="mb-4 text-sm text-soft">{text.walletLaw}</p>
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
            <HintedField
              form={typed.form}
              label={input.walletAddress}
              name="walletAddress"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={typed.profile?.walletAddress}
              looksRight={looksLikeEvmAddress}
              advice={button.addressAdvice}
              hint={text.addressHint}
            />
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
          // A wallet elsewhere can verify the first address, and replace none.
          {...(!wallet.data && {
            elsewhere: (close: () => void) => (
              <Suspense>
                <AccountDoor
                  read={readWallet}
                  onVerified={() => {
                    close()
                    verified()
                  }}
                />
              </Suspense>
            ),
          })}
          onConnected={(address, verifiedAt) => {
            walletChanged({ address, verifiedAt: verifiedAt ?? Date.now() })
            verified()
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

/** Whether all that may make the section longer is known, or has failed. */
export function useWalletKnown(): boolean {
  return [useQuery(walletQuery), useRewardProof()].every(
    ({ data, errorUpdateCount }) => data !== undefined || errorUpdateCount > 0,
  )
}

/** The learner's entry in the latest reward list, with its proof; null without one. */
function useRewardProof() {
  return useQuery({
    queryKey: ['reward-proof'],
    // The page asks first, then the section.
    staleTime: 5_000,
    queryFn: async () => (await callApi<typeof getRewardProof>('GET', '/api/reward-proof')).proof,
  })
}

function RewardProofNote() {
  const { data: proof } = useRewardProof()
  if (!proof) return null
  return (
    <div className="mt-5 grid justify-items-start gap-3 border-t border-line pt-5">
      <p>
        {text.rewardListed(day(proof.madeAt))}{' '}
        <span className="font-mono wrap-anywhere">{proof.value[0]}</span>
      </p>
      <Button look="outline" onClick={() => saveJson('reward-proof.json', proof)}>
        {text.saveProof}
      </Button>
    </div>
  )
}
