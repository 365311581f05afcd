import { type ReactNode, useState } from 'react'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import type { TokenChain } from '#wagons/token/contract/token.ts'
import { Connection } from '#wagons/token/wallets/web/connect-dialog.tsx'
import type { FoundWallet } from '#wagons/token/wallets/web/found-wallets.ts'
import * as wallet from '../sending/wallet-dialog.en.ts'
import { Steps } from '../sending/wallet-dialog.tsx'
import { learnerCalls } from './calls/learner-calls.ts'
import { useReadTokenAgain } from './calls/read-token.ts'
import type { RoadCalls, SavedSignature } from './calls/road-calls.ts'
import * as text from './claim.en.ts'
import { signing, useKeepSigned } from './signing.ts'
import { WatchedDoor } from './watched-door.tsx'

interface RoadProps {
  readonly chain: TokenChain
  readonly calls: RoadCalls
  /** The address is the account's now, whatever comes of the signature. */
  readonly onVerified: (address: string) => void
  readonly onSigned: (signed: SavedSignature) => void
  /** What the step is, and for what; '' before the first. */
  readonly onStep: (title: string) => void
  readonly onCancel: () => void
  readonly elsewhere?: ReactNode
  readonly takesOnly?: boolean
}

interface LearnerJoinProps extends Pick<RoadProps, 'chain'> {
  readonly onClose: () => void
}

/** From no wallet to a signed claim, in one dialog. */
export function LearnerJoin({ chain, onClose }: LearnerJoinProps) {
  const readAgain = useReadTokenAgain()
  const keep = useKeepSigned()
  const [step, setStep] = useState('')
  return (
    <Dialog title={step || text.joinTitle} onClose={onClose}>
      {(close) => (
        <Road
          chain={chain}
          calls={learnerCalls}
          elsewhere={<WatchedDoor onSigned={close} />}
          takesOnly
          onVerified={() => void readAgain()}
          onSigned={keep}
          onStep={setStep}
          onCancel={close}
        />
      )}
    </Dialog>
  )
}

/** The wallet that has verified its address signs the claim: it is not asked for again. */
export function Road({ chain, calls, onVerified, onSigned, onStep, onCancel, ...choice }: RoadProps) {
  const [own, setOwn] = useState<{ readonly wallet: FoundWallet; readonly account: string }>()
  if (!own)
    return (
      <Connection
        {...choice}
        proof={calls}
        onSigning={(isSigning) => onStep(isSigning ? text.stepTitles.prove : '')}
        onConnected={(account, _verifiedAt, connected) => {
          onStep(text.stepTitles.sign)
          onVerified(account)
          setOwn({ wallet: connected, account })
        }}
        onCancel={onCancel}
      />
    )
  return (
    <Steps
      perform={{ label: text.sign, note: wallet.signNote }}
      task={signing(chain, own.account, calls, onSigned)}
      receiver={own.account}
      initial={{ step: 'ready', wallet: own.wallet, from: own.account, estimate: null }}
      close={onCancel}
    />
  )
}
