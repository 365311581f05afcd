import type { ComponentProps, PropsWithChildren } from 'react'
import { Form, WideButton } from '../parts/form.tsx'
import * as addresses from './addresses.ts'
import * as text from './exercise.en.ts'
import { AddressCode, verdictOf } from './messages.tsx'
import { agreed, canConfirm, isRight, left, type Props, price, type State, testSum } from './payment.ts'

/** What is chosen, the window to sign that shows it, and what came of it. */
export function PaymentForm({ state, act, children }: PropsWithChildren<Props>) {
  const { outcome } = state
  return (
    <Wallet
      state={state}
      onSubmit={(event) => {
        if (!outcome || isRight(outcome)) return act(outcome ? 'goOn' : 'confirm')
        act('takeBack')
        event.currentTarget.querySelector('input')?.focus()
      }}
    >
      {children}
      <Request state={state} />
      <WideButton
        isOff={!outcome && !canConfirm(state)}
        words={outcome ? !isRight(outcome) && text.takeBack : text.confirm}
        verdict={verdictOf(state)}
      />
    </Wallet>
  )
}

interface WalletProps extends Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  readonly state: State
}

export function Wallet({ state, onSubmit, children }: WalletProps) {
  const look = 'gap-4 overflow-clip rounded-[1.25rem] border-2 border-season px-[min(1.25rem,3vw)] pb-5'
  const inside = (
    <>
      <p className="mx-[max(-1.25rem,-3vw)] flex flex-wrap justify-between gap-x-4 border-season border-b-2 bg-season-tint px-[min(1.25rem,3vw)] py-[0.6rem]">
        <strong>{text.wallet}</strong> <span>{text.left(left(state))}</span>
      </p>
      {children}
    </>
  )
  if (!onSubmit) return <div className={`grid grid-cols-1 ${look}`}>{inside}</div>
  return (
    <Form className={look} onSubmit={onSubmit}>
      {inside}
    </Form>
  )
}

function Request({ state }: { readonly state: State }) {
  const isRest = state.step === 'rest'
  const network = isRest ? agreed : state.network
  const sum = isRest ? price - testSum : state.sum
  const source = isRest ? state.source : 'contact'
  return (
    <section
      aria-label={text.request}
      className="rounded-[0.875rem] border border-field border-dashed bg-paper px-[min(1rem,3vw)] py-3"
    >
      <h3 className="text-[1.25rem]">{text.request}</h3>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-[0.35rem]">
        <Row name={text.network}>{network && text.networks[network]}</Row>
        <Row name={text.to}>
          {source && (source === 'contact' ? text.saved(state.name) : text.fromHistory)}
        </Row>
        {source && (
          <dd className="col-span-full sm:col-start-2">
            <AddressCode groups={source === 'newest' ? addresses.lookAlike : addresses.nadia} />
          </dd>
        )}
        <Row name={text.sum}>{sum && text.dollars(sum)}</Row>
        <Row name={text.fee}>{network && text.fees[network]}</Row>
      </dl>
    </section>
  )
}

/** It has no children while nothing is chosen. */
const Row = ({ name, children }: PropsWithChildren<{ readonly name: string }>) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children ?? <span className="text-soft">{text.open}</span>}</dd>
  </>
)
