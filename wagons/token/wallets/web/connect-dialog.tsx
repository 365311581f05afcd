import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { AddressCode } from './address-code.tsx'
import * as text from './connect.en.ts'
import type { FoundWallet } from './found-wallets.ts'
import { learnerProof, type ProofCalls, proveAddress } from './prove-address.ts'
import { addressClass, useFoundWallets, WalletChoice } from './wallet-choice.tsx'
import {
  askForAccount,
  askForOtherAccount,
  checksum,
  firstAccount,
  followAccounts,
  WalletError,
} from './wallet-request.ts'
import './connect.css'

interface ConnectDialogProps {
  readonly verifies: boolean
  readonly elsewhere?: (close: () => void) => ReactNode
  readonly onConnected: (address: string, verifiedAt: number | null) => void
  readonly onClose: () => void
}

export function ConnectDialog({ verifies, elsewhere, onConnected, onClose }: ConnectDialogProps) {
  // As it is at the opening: what it finds out must not end it before it has said so.
  const [way] = useState(() => elsewhere)
  return (
    <Dialog title={text.title} onClose={onClose}>
      {(close) => (
        <Connection
          proof={verifies ? learnerProof : null}
          elsewhere={way?.(close)}
          onConnected={(address, verifiedAt) => {
            onConnected(address, verifiedAt)
            close()
          }}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

interface ConnectionProps {
  /** Null where the address is only read. */
  readonly proof: ProofCalls | null
  readonly elsewhere?: ReactNode
  readonly takesOnly?: boolean
  /** Told whether the wallet is asked to verify its address, or is still to be chosen. */
  readonly onSigning?: (isSigning: boolean) => void
  readonly onConnected: (address: string, verifiedAt: number | null, wallet: FoundWallet) => void
  readonly onCancel: () => void
}

export function Connection(props: ConnectionProps) {
  const { proof, elsewhere, takesOnly = false, onSigning, onConnected, onCancel } = props
  // Once: who declined is not asked again and again.
  const [takes, setTakes] = useState(takesOnly)
  const found = useFoundWallets()
  const { state, choose, chooseOther, sign, goBack } = useConnection(proof, onConnected)
  const { step } = state
  const tell = useEffectEvent(() => onSigning?.(step === 'sign'))
  // While a wallet is waited for, it is at the step before.
  useEffect(() => {
    if (step !== 'wait') tell()
  }, [step])
  return (
    <>
      {state.error !== undefined && (
        <p role="alert" className="wallet-fault">
          {sayFault(state.error)}
        </p>
      )}
      {state.step === 'choose' && (
        <WalletChoice
          found={found}
          note={proof ? text.proveNote : text.readNote}
          safety={text.safety}
          elsewhere={elsewhere}
          takesOnly={takes}
          onChoose={(wallet) => {
            setTakes(false)
            choose(wallet)
          }}
        />
      )}
      {state.step === 'wait' && (
        <div role="status">
          <p>{text.waiting(state.wallet.name)}</p>
          <p className="mt-2 text-sm text-soft">{text.slow}</p>
        </div>
      )}
      {state.step === 'sign' && (
        <>
          <p>{text.signNote(state.wallet.name)}</p>
          <div className={addressClass}>
            <AddressCode>{state.account}</AddressCode>
          </div>
          <p>{text.signSafety}</p>
          <p className="mt-2 font-semibold">{text.refuseElse}</p>
        </>
      )}
      <div className="dialog-foot">
        <Button look="outline" onClick={state.step === 'choose' ? onCancel : goBack}>
          {state.step === 'choose' ? text.cancel : text.back}
        </Button>
        {state.step === 'sign' && (
          <>
            <Button look="outline" onClick={chooseOther}>
              {text.otherAccount}
            </Button>
            <Button onClick={sign}>{text.sign}</Button>
          </>
        )}
      </div>
    </>
  )
}

function sayFault(error: unknown): string {
  if (error instanceof WalletError) return text.walletFaults[error.fault]
  return text.serverFaults[failureCode(error)] ?? text.otherFault
}

/** `error` is what went wrong at the last step. */
type ConnectionState = { readonly error?: unknown } & (
  | { readonly step: 'choose' }
  | { readonly step: 'wait'; readonly wallet: FoundWallet }
  | { readonly step: 'sign'; readonly wallet: FoundWallet; readonly account: string }
)

/**
 * A wallet may take as long as its user does; after a step back its answer counts no more.
 * @param proof null where the address is only read
 */
function useConnection(
  proof: ProofCalls | null,
  onConnected: (address: string, verifiedAt: number | null, wallet: FoundWallet) => void,
) {
  const [state, setState] = useState<ConnectionState>({ step: 'choose' })
  // Counts the steps, so that a late answer to one that was left changes nothing.
  const current = useRef(0)

  async function take(
    wallet: FoundWallet,
    before: ConnectionState,
    step: () => Promise<ConnectionState | (() => void)>,
  ) {
    const mine = ++current.current
    const isLeft = () => mine !== current.current
    setState({ step: 'wait', wallet })
    try {
      const next = await step()
      if (isLeft()) return
      if (typeof next === 'function') next()
      else setState(next)
    } catch (error) {
      if (!isLeft()) setState({ ...before, error })
    }
  }

  const choose = (wallet: FoundWallet, ask = askForAccount, before: ConnectionState = { step: 'choose' }) =>
    take(wallet, before, async () => {
      const account = await checksum(await ask(wallet.provider))
      return proof ? { step: 'sign', wallet, account } : () => onConnected(account, null, wallet)
    })

  const chooseOther = () => {
    if (state.step === 'sign') choose(state.wallet, askForOtherAccount, state)
  }

  const sign = () => {
    if (state.step !== 'sign' || !proof) return
    const { wallet, account } = state
    take(wallet, { step: 'sign', wallet, account }, async () => {
      const { address, verifiedAt } = await proveAddress(wallet.provider, account, proof)
      return () => onConnected(address, verifiedAt, wallet)
    })
  }

  const goBack = () => {
    current.current++
    setState({ step: 'choose' })
  }

  // Another account may be chosen in the wallet itself.
  const provider = state.step === 'sign' ? state.wallet.provider : undefined
  useEffect(() => {
    return followAccounts(provider, async (accounts) => {
      try {
        const account = await checksum(firstAccount(accounts))
        setState((now) => (now.step === 'sign' ? { step: 'sign', wallet: now.wallet, account } : now))
      } catch {
        setState({ step: 'choose' })
      }
    })
  }, [provider])

  return { state, choose: (wallet: FoundWallet) => choose(wallet), chooseOther, sign, goBack }
}
