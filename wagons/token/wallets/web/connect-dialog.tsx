import { type ReactNode, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import * as text from './connect.en.ts'
import type { FoundWallet } from './found-wallets.ts'
import { learnerProof, type ProofCalls } from './prove-address.ts'
import { useConnection } from './use-connection.ts'
import { addressClass, useFoundWallets, WalletChoice } from './wallet-choice.tsx'
import { WalletError } from './wallet-request.ts'
import './connect.css'

interface ConnectDialogProps {
  readonly verifies: boolean
  readonly elsewhere?: ReactNode
  readonly onConnected: (address: string, verifiedAt: number | null) => void
  readonly onClose: () => void
}

export function ConnectDialog({ verifies, elsewhere, onConnected, onClose }: ConnectDialogProps) {
  return (
    <Dialog title={text.title} onClose={onClose}>
      {(close) => (
        <Connection
          proof={verifies ? learnerProof : null}
          {...(elsewhere && { elsewhere })}
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
  readonly onConnected: (address: string, verifiedAt: number | null, wallet: FoundWallet) => void
  readonly onCancel: () => void
}

export function Connection({ proof, elsewhere, takesOnly = false, onConnected, onCancel }: ConnectionProps) {
  // Once: who declined is not asked again and again.
  const [takes, setTakes] = useState(takesOnly)
  const wallets = useFoundWallets()
  const { state, choose, chooseOther, sign, goBack } = useConnection(proof, onConnected)
  return (
    <>
      {state.error !== undefined && (
        <p role="alert" className="wallet-fault">
          {sayFault(state.error)}
        </p>
      )}
      {state.step === 'choose' && (
        <WalletChoice
          wallets={wallets}
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
          <p className={addressClass}>{state.account}</p>
          <p className="text-sm text-soft">{text.signSafety}</p>
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
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
