import { type ReactNode, useState } from 'react'
import { failureCode } from '#features/identity/web/failures/describe-failure.tsx'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { AddressCode } from '#wagons/token/wallets/web/address-code.tsx'
import { currencyOf } from '#wagons/token/wallets/web/wallet-chain.ts'
import { addressClass, useFoundWallets, WalletChoice } from '#wagons/token/wallets/web/wallet-choice.tsx'
import { Code, Fact, Facts } from './fact.tsx'
import { tokenFaultOf } from './token-fault.ts'
import { type TaskState, useWalletTask, type WalletTask } from './use-wallet-task.ts'
import * as text from './wallet-dialog.en.ts'
import '#wagons/token/wallets/web/connect.css'

interface WalletDialogProps {
  readonly title: string
  /** Its button in the last step, and what the wallet will show then. */
  readonly perform: { readonly label: string; readonly note: string }
  readonly task: WalletTask
  /** The address that the token goes to. */
  readonly receiver: string
  /** Another way, where the account cannot pay. */
  readonly instead?: { readonly label: string; readonly onChoose: () => void }
  readonly elsewhere?: ReactNode
  readonly takesOnly?: boolean
  readonly onClose: () => void
}

export function WalletDialog({ title, onClose, ...rest }: WalletDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => <Steps {...rest} close={close} />}
    </Dialog>
  )
}

interface StepsProps extends Omit<WalletDialogProps, 'title' | 'onClose'> {
  /** Where a wallet is connected already. */
  readonly initial?: TaskState
  readonly close: () => void
}

export function Steps(props: StepsProps) {
  const { perform, task, receiver, instead, elsewhere, initial, close } = props
  // Once: who declined is not asked again and again.
  const [takes, setTakes] = useState(props.takesOnly ?? false)
  const found = useFoundWallets()
  const { state, choose, chooseOther, tryAgain, perform: go, goBack } = useWalletTask(task, close, initial)
  const { error } = state
  return (
    <>
      {error !== undefined && (
        <div role="alert" className="wallet-fault">
          <p>{sayFault(error, !instead && !task.account)}</p>
        </div>
      )}
      {state.step === 'choose' && (
        <WalletChoice
          found={found}
          note={text.chooseNote}
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
          {state.isActing && task.needsNetwork && <p className="mt-2 text-sm text-soft">{text.acting}</p>}
        </div>
      )}
      {state.step === 'wrong-account' && task.account && (
        <div role="alert">
          <p>{text.wrongAccount(state.wallet.name)}</p>
          <div className={addressClass}>
            {/* The ends, as wallets show them. */}
            <strong
              className="block"
              dir="ltr"
            >{`${task.account.slice(0, 6)}…${task.account.slice(-4)}`}</strong>
            <AddressCode>{task.account}</AddressCode>
          </div>
        </div>
      )}
      {state.step === 'ready' && (
        <>
          <Ready task={task} receiver={receiver} from={state.from} fee={state.estimate?.fee} />
          <p>{perform.note}</p>
          <p className="mt-2 font-semibold">{text.refuseElse}</p>
        </>
      )}
      <div className="dialog-foot">
        <Button look="outline" onClick={state.step === 'choose' ? close : goBack}>
          {state.step === 'choose' ? text.cancel : text.back}
        </Button>
        {instead && tokenFaultOf(error) === 'no-coins' && (
          <Button onClick={instead.onChoose}>{instead.label}</Button>
        )}
        {state.step === 'wrong-account' && (
          <>
            <Button look="outline" onClick={tryAgain}>
              {text.tryAgain}
            </Button>
            <Button onClick={chooseOther}>{text.otherAccount}</Button>
          </>
        )}
        {state.step === 'ready' && <Button onClick={go}>{perform.label}</Button>}
      </div>
    </>
  )
}

interface ReadyProps extends Pick<StepsProps, 'task' | 'receiver'> {
  readonly from: string
  readonly fee: bigint | undefined
}

function Ready({ task: { chain, account }, receiver, from, fee }: ReadyProps) {
  const rows: [string, ReactNode][] = [
    [text.network, chain.name],
    [text.contract, <Code key="contract">{chain.contract}</Code>],
    [text.to, <Code key="to">{receiver}</Code>],
  ]
  if (!account) rows.push([text.payer, <Code key="payer">{from}</Code>])
  if (fee !== undefined) rows.push([text.fee, text.about(coinText(fee, currencyOf(chain.chainId)))])
  return (
    <Facts className="mb-4">
      {rows.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

function sayFault(error: unknown, isFriend: boolean): string {
  const fault = tokenFaultOf(error)
  const forFriend = isFriend && fault && text.faultsForFriend[fault]
  if (forFriend) return forFriend
  if (fault) return text.faults[fault]
  return text.serverFaults[failureCode(error)] ?? text.otherFault
}

/** `amount` in the smallest unit of a coin, as two digits that count and the coin's name. */
function coinText(amount: bigint, coin: string): string {
  const format = new Intl.NumberFormat(pageLanguage, { maximumSignificantDigits: 2 })
  return `${format.format(Number(amount) / 1e18)}\u00a0${coin}`
}
