import { showToast } from '#platform/web/ui/toast.tsx'
import type { TokenChain, TokenClaim } from '#wagons/token/contract/token.ts'
import type { SignedClaim } from '../pay/pay-link.ts'
import { burnData, claimData, claimForData } from '../sending/claim-data.ts'
import { estimateFee } from '../sending/estimate-fee.ts'
import { sendOnce } from '../sending/send-once.ts'
import { sentKey } from '../sending/sent-claims.ts'
import type { WalletTask } from '../sending/use-wallet-task.ts'
import * as wallet from '../sending/wallet-dialog.en.ts'
import { WalletDialog } from '../sending/wallet-dialog.tsx'
import * as text from './claim.en.ts'
import { useReadTokenAgain, useTokenChanged } from './read-token.ts'
import { signClaim } from './sign-claim.ts'

interface OwnDialogProps {
  readonly chain: TokenChain
  readonly claim: TokenClaim
  readonly onClose: () => void
}

/** A transaction to the token's contract. */
const sending = (
  noteKey: string,
  chain: TokenChain,
  account: string | null,
  encode: () => Promise<string>,
): WalletTask => ({
  chain,
  account,
  needsNetwork: true,
  prepare: async (provider, from) =>
    estimateFee(provider, { from, to: chain.contract, data: await encode() }),
  perform: async (found, from, estimate) => {
    if (!estimate) throw new Error('a transaction that was not tried is not sent')
    const transaction = { from, to: chain.contract, data: await encode() }
    await sendOnce(noteKey, found, transaction, { chainId: chain.chainId, gas: estimate.gas })
  },
})

/** The learner's own wallet sends the claim. */
export function ClaimDialog({
  chain,
  claim,
  onSignInstead,
  onClose,
}: OwnDialogProps & { readonly onSignInstead?: (() => void) | undefined }) {
  return (
    <WalletDialog
      title={text.ownTitle}
      perform={{ label: text.own, note: wallet.sendNote }}
      task={sending(sentKey(chain, claim.claimId), chain, claim.account, () => claimData(claim))}
      receiver={claim.account}
      {...(onSignInstead && { instead: { label: text.sign, onChoose: onSignInstead } })}
      onClose={onClose}
    />
  )
}

/** The learner signs, for another wallet that sends. */
export function SignDialog({ chain, claim, onClose }: OwnDialogProps) {
  const changeToken = useTokenChanged()
  const readAgain = useReadTokenAgain()
  const task: WalletTask = {
    chain,
    account: claim.account,
    needsNetwork: false,
    prepare: async () => null,
    async perform({ provider }) {
      const signed = await signClaim(provider, chain, claim)
      changeToken((known) =>
        known.token.state === 'claimable' ? { ...known, token: { ...known.token, signed } } : known,
      )
      showToast(text.signedNow, 'alert-success')
      readAgain()
    },
  }
  return (
    <WalletDialog
      title={text.signTitle}
      perform={{ label: text.sign, note: wallet.signNote }}
      task={task}
      receiver={claim.account}
      onClose={onClose}
    />
  )
}

interface BurnDialogProps {
  readonly chain: TokenChain
  readonly claimId: string
  readonly holder: string
  readonly onClose: () => void
}

export function BurnDialog({ chain, claimId, holder, onClose }: BurnDialogProps) {
  return (
    <WalletDialog
      title={text.burn}
      perform={{ label: text.burn, note: text.burnWallet }}
      task={sending(sentKey(chain, claimId, 'burn'), chain, holder, () => burnData(claimId))}
      receiver={holder}
      onClose={onClose}
    />
  )
}

interface PayDialogProps {
  readonly title: string
  readonly label: string
  readonly chain: TokenChain
  readonly claim: SignedClaim
  readonly onClose: () => void
}

/** Any wallet sends what a learner has signed. */
export function PayDialog({ title, label, chain, claim, onClose }: PayDialogProps) {
  return (
    <WalletDialog
      title={title}
      perform={{ label, note: wallet.sendNote }}
      task={sending(sentKey(chain, claim.claimId), chain, null, () => claimForData(claim))}
      receiver={claim.account}
      onClose={onClose}
    />
  )
}
