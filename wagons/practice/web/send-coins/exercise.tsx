import { useRef } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import * as addresses from './addresses.ts'
import { CompareAddresses, HearGroups } from './compare-addresses.tsx'
import * as text from './exercise.en.ts'
import { NadiasFace } from './faces.tsx'
import { AddressCode, Bubble, NadiasMessage, verdictOf } from './messages.tsx'
import {
  beginning,
  canSave,
  isRight,
  networks,
  next,
  type Props,
  price,
  type Source,
  sources,
  testSum,
} from './payment.ts'
import { PaymentForm, Wallet } from './payment-form.tsx'
import './send-coins.css'

/** Choices in the wallet stand closer together. */
const choiceLook = { legendLook: 'mb-[0.35rem] font-display text-[1.25rem]', className: 'gap-2' }

function ContactStep({ state, act }: Props) {
  const address = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <NadiasMessage />
      <Wallet state={state} onSubmit={() => act('save')}>
        <h3 className="text-[1.25rem]">{text.newContact}</h3>
        <label className="grid gap-1">
          {text.name}
          <input
            className="input"
            value={state.name}
            maxLength={30}
            autoComplete="off"
            onChange={(event) => act('name', event.currentTarget.value)}
          />
        </label>
        <p ref={address} role="status" tabIndex={-1} className="outline-none">
          {text.address}{' '}
          {state.hasAddress ? (
            <AddressCode groups={addresses.nadia} />
          ) : (
            <span className="text-soft">{text.noAddress}</span>
          )}
        </p>
        {!state.hasAddress && (
          <WideButton
            look="outline"
            words={text.paste}
            onPress={() => {
              // The button goes, and the focus would with it.
              address.current?.focus()
              act('paste')
            }}
          />
        )}
        <WideButton isOff={!canSave(state)} words={text.save} />
      </Wallet>
    </>
  )
}

const CallStep = ({ state, act }: Props) => (
  <>
    <Bubble>{text.readsOut(addresses.readOut.map((group) => addresses.nadia[group]).join(', '))}</Bubble>
    <Wallet state={state}>
      <h3 className="text-[1.25rem]">{text.saved(state.name)}</h3>
      <HearGroups onDone={() => act('goOn')} />
    </Wallet>
  </>
)

const TestStep = (props: Props) => (
  <>
    <NadiasMessage />
    <PaymentForm {...props}>
      <Choices
        {...choiceLook}
        legend={text.network}
        options={networks}
        words={(network) => (
          <>
            <strong>{text.networks[network]}</strong>
            <small className="block text-[0.875rem] text-soft">{text.about[network]}</small>
          </>
        )}
        chosen={props.state.network}
        onChoose={(network) => props.act('network', network)}
      />
      <Choices
        {...choiceLook}
        legend={text.sum}
        options={[price, testSum] as const}
        words={(sum) => text.sums[sum]}
        chosen={props.state.sum}
        onChoose={(sum) => props.act('sum', sum)}
      />
    </PaymentForm>
  </>
)

function AskStep({ state, act }: Props) {
  const main = useRef<HTMLButtonElement>(null)
  const { outcome } = state
  const isForward = outcome !== null && isRight(outcome)
  return (
    <Wallet state={state}>
      <WideButton
        ref={main}
        words={outcome ? !isForward && text.takeBack : text.ask}
        onPress={() => act(outcome ? (isForward ? 'goOn' : 'takeBack') : 'ask')}
        verdict={verdictOf(state)}
      />
      {!outcome && (
        <Button
          look="outline"
          onClick={() => {
            main.current?.focus()
            act('rush')
          }}
        >
          {text.rush}
        </Button>
      )}
    </Wallet>
  )
}

function RestStep(props: Props) {
  const { state, act } = props
  const from = {
    ...choiceLook,
    name: 'source',
    words: (source: Source) => (source === 'contact' ? <strong>{state.name}</strong> : <Line of={source} />),
    chosen: state.source,
    onChoose: (source: Source) => act('source', source),
  }
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer py-[0.6rem] underline underline-offset-[0.15em]">
          {text.message}
        </summary>
        <NadiasMessage />
      </details>
      <PaymentForm {...props}>
        <Choices {...from} legend={text.history} options={sources.filter((source) => source !== 'contact')}>
          <p className="text-[0.875rem] text-soft">{text.historyNote}</p>
        </Choices>
        <Choices {...from} legend={text.contacts} options={['contact']} />
      </PaymentForm>
    </>
  )
}

function Line({ of }: { readonly of: 'newest' | 'earlier' }) {
  const { what, when } = text.lines[of]
  return (
    <>
      {what} {/* As one word, unless it is wider than the line. */}
      <code dir="ltr" className="wrap-anywhere inline-block">
        {addresses.short(of === 'newest' ? addresses.lookAlike : addresses.nadia)}
      </code>
      <small className="block text-[0.875rem] text-soft">{when}</small>
    </>
  )
}

const GladNadia = () => (
  <span className="glad-nadia">
    <NadiasFace isGlad />
  </span>
)

/** Module 4: an address compared by phone, a payment with a test, and a look-alike that comes after it. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: {
    contact: ContactStep,
    call: CallStep,
    test: TestStep,
    ask: AskStep,
    rest: RestStep,
    compare: CompareAddresses,
  },
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  Glad: GladNadia,
  forReal: text.forReal,
})
