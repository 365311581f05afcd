import { type Dispatch, type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { AddressCode } from './address-code.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { OutcomeNote } from './messages.tsx'
import { type Action, agreed, canConfirm, isRight, left, price, type State, testSum } from './payment.ts'

interface PaymentFormProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
  /** What can be chosen. */
  readonly children: ReactNode
}

/** What is chosen, the window to sign that shows it, and what came of it. */
export function PaymentForm({ state, dispatch, children }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { outcome } = state

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!outcome) dispatch({ type: 'confirm' })
    else if (isRight(outcome)) dispatch({ type: 'goOn' })
    else {
      dispatch({ type: 'takeBack' })
      form.current?.querySelector('input')?.focus()
    }
  }

  return (
    <form ref={form} className="coins-wallet" onSubmit={submit}>
      <WalletHead state={state} />
      {children}
      <Request state={state} />
      <div role="status">
        <OutcomeNote state={state} />
      </div>
      <Button type="submit" className="w-full" disabled={!outcome && !canConfirm(state)}>
        {outcome ? (isRight(outcome) ? text.goOn : text.takeBack) : text.confirm}
      </Button>
    </form>
  )
}

export function WalletHead({ state }: { readonly state: State }) {
  return (
    <p className="coins-head">
      <strong>{text.wallet}</strong> <span>{text.left(left(state))}</span>
    </p>
  )
}

function Request({ state }: { readonly state: State }) {
  const isRest = state.step === 'rest'
  const network = isRest ? agreed : state.network
  const sum = isRest ? price - testSum : state.sum
  const source = isRest ? state.source : 'contact'
  return (
    <section className="coins-request" aria-label={text.request}>
      <h3>{text.request}</h3>
      <dl>
        <Row name={text.network}>{network && text.networks[network]}</Row>
        <Row name={text.to}>
          {source && (
            <>
              {source === 'contact' && text.saved(state.name)}
              <AddressCode groups={source === 'newest' ? addresses.lookAlike : addresses.nadia} />
            </>
          )}
        </Row>
        <Row name={text.sum}>{sum && text.dollars(sum)}</Row>
        <Row name={text.fee}>{network && text.fees[network]}</Row>
      </dl>
    </section>
  )
}

interface RowProps {
  readonly name: string
  /** Null while it is not chosen. */
  readonly children: ReactNode
}

function Row({ name, children }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <span className="text-soft">{text.open}</span>}</dd>
    </div>
  )
}
