import { Button } from '#platform/web/ui/button.tsx'
import type { TokenChain, TokenClaim } from '#wagons/token/contract/token.ts'
import { asChainError } from '#wagons/token/wallets/web/chain-error.ts'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import { sendTransaction, type Transaction } from '#wagons/token/wallets/web/transactions.ts'
import { askNode, readNumber } from '#wagons/token/wallets/web/wallet-chain.ts'
import { PayElsewhere } from '../elsewhere/elsewhere.tsx'
import type { PayLink } from '../pay/pay-link.ts'
import { readProof } from '../pay/read-claim.ts'
import { burnData, claimData, claimForData } from '../sending/claim-data.ts'
import { readSent, sentKey, writeSent } from '../sending/sent-claims.ts'
import { TokenError } from '../sending/token-fault.ts'
import { estimateFee, type WalletTask } from '../sending/use-wallet-task.ts'
import * as wallet from '../sending/wallet-dialog.en.ts'
import { WalletDialog } from '../sending/wallet-dialog.tsx'
import { watchToken } from '../sending/watch-token.ts'
import { learnerCalls } from './calls/learner-calls.ts'
import * as text from './claim.en.ts'
import { signing, useKeepSigned } from './signing.ts'
import { WatchedDoor } from './watched-door.tsx'

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

/** The learner's own wallet sends the claim. The way into a wallet of another app is for signing alone. */
export function ClaimDialog({
  chain,
  claim,
  onSignInstead,
  onClose,
}: OwnDialogProps & { readonly onSignInstead?: (() => void) | undefined }) {
  return (
    <WalletDialog
      title={text.ownOnly}
      perform={{ label: text.own, note: wallet.sendNote }}
      task={sending(sentKey(chain, claim.claimId), chain, claim.account, () => claimData(claim))}
      receiver={claim.account}
      {...(onSignInstead && {
        instead: { label: text.sign, onChoose: onSignInstead },
        elsewhere: (
          <>
            <p>{text.ownElsewhere}</p>
            <p>{text.signElsewhere[chain.sendsClaims ? 'initiative' : 'friend']}</p>
            <Button onClick={onSignInstead}>{text.sign}</Button>
          </>
        ),
      })}
      onClose={onClose}
    />
  )
}

interface SignDialogProps extends Pick<OwnDialogProps, 'chain' | 'onClose'> {
  /** The address that the token goes to. */
  readonly account: string
}

/** The learner signs, for another wallet that sends: whatever list there is. */
export function SignDialog({ chain, account, onClose }: SignDialogProps) {
  const keep = useKeepSigned()
  return (
    <WalletDialog
      title={text.signTitle}
      perform={{ label: text.sign, note: wallet.signNote }}
      task={signing(chain, account, learnerCalls, keep)}
      receiver={account}
      elsewhere={<WatchedDoor onSigned={onClose} />}
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

/** The wallet is to show the token; that of a phone may not know how. */
export function WatchDialog({ chain, claimId, holder, onClose }: BurnDialogProps) {
  const task: WalletTask = {
    chain,
    account: holder,
    needsNetwork: true,
    prepare: async () => null,
    perform: ({ provider }) => watchToken(provider, chain, claimId),
  }
  return (
    <WalletDialog
      title={text.watch}
      perform={{ label: text.watch, note: text.watchNote }}
      task={task}
      receiver={holder}
      onClose={onClose}
    />
  )
}

interface PayDialogProps {
  readonly title: string
  readonly label: string
  readonly chain: TokenChain
  readonly claim: PayLink
  /** Of this page, for an app with a wallet. */
  readonly url: string
  readonly onClose: () => void
}

/** Any wallet sends what a learner has signed. */
export function PayDialog({ title, label, chain, claim, url, onClose }: PayDialogProps) {
  return (
    <WalletDialog
      title={title}
      perform={{ label, note: wallet.sendNote }}
      task={sending(sentKey(chain, claim.claimId), chain, null, async () =>
        claimForData({ ...claim, proof: [...(await readProof(claim))] }),
      )}
      receiver={claim.account}
      elsewhere={<PayElsewhere url={url} />}
      onClose={onClose}
    />
  )
}

type Bounds = Parameters<typeof sendTransaction>[2]

/**
 * Asks the wallet to send a transaction, and only once: neither two clicks nor two tabs make two. What was asked is noted
 * on the device under `noteKey` before the wallet has answered. @throws WalletError ChainError TokenError
 */
async function sendOnce(
  noteKey: string,
  wallet: FoundWallet,
  transaction: Transaction,
  bounds: Bounds,
): Promise<void> {
  if (!navigator.locks) return send(noteKey, wallet, transaction, bounds)
  await navigator.locks.request(`edutrain ${noteKey}`, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new TokenError('elsewhere')
    await send(noteKey, wallet, transaction, bounds)
  })
}

async function send(
  noteKey: string,
  { provider, id, name: walletName }: FoundWallet,
  transaction: Transaction,
  bounds: Bounds,
): Promise<void> {
  const earlier = readSent(noteKey)
  if (earlier?.hash) throw new TokenError('elsewhere')
  if (earlier) {
    const count = async (block: string) =>
      readNumber(await askNode(provider, 'eth_getTransactionCount', [earlier.from, block]))
    if ((await count('pending')) > (await count('latest'))) throw new TokenError('in-flight')
  }
  const asked = { hash: null, from: transaction.from, walletName, isNameless: !id, at: Date.now() }
  writeSent(noteKey, asked)
  try {
    const hash = await sendTransaction(provider, transaction, bounds)
    writeSent(noteKey, { ...asked, hash, at: Date.now() })
  } catch (error) {
    const { fault } = await asChainError(error)
    // After any other failure it may have been sent; what waits in the wallet may be what was asked before.
    if (fault === 'busy') writeSent(noteKey, earlier)
    else if (fault !== 'node') writeSent(noteKey, null)
    throw error
  }
}
