import { type Dispatch, type FormEvent, useReducer, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { OptionRow } from '../parts/option-row.tsx'
import { AddressCode } from './address-code.tsx'
import * as addresses from './addresses.ts'
import { CompareAddresses } from './compare-addresses.tsx'
import * as text from './exercise.en.ts'
import { Bubble, NadiasMessage, OutcomeNote } from './messages.tsx'
import {
  type Action,
  beginning,
  canSave,
  isRight,
  networks,
  next,
  price,
  type Source,
  type State,
  sources,
  steps,
  testSum,
} from './payment.ts'
import { Options, PaymentForm, Wallet } from './payment-form.tsx'
import './send-coins.css'

interface StepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** Module 4: a payment with a test, and a look-alike address that comes after it. */
function SendSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(next, beginning)
  const [isDone, setDone] = useState(false)
  const { step } = state

  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {(step === 'contact' || step === 'test') && <NadiasMessage />}
      {step === 'contact' && <NewContact state={state} dispatch={dispatch} />}
      {step === 'test' && <TestPayment state={state} dispatch={dispatch} />}
      {step === 'ask' && <Answer state={state} dispatch={dispatch} />}
      {step === 'rest' && <RestPayment state={state} dispatch={dispatch} />}
      {step === 'compare' && (
        <CompareAddresses
          onDone={
            isDone
              ? undefined
              : () => {
                  setDone(true)
                  onFinish()
                }
          }
        />
      )}
    </ExerciseStep>
  )
}

function NewContact({ state, dispatch }: StepProps) {
  function save(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'save' })
  }
  return (
    <Wallet state={state} onSubmit={save}>
      <h3 className="text-[1.25rem]">{text.newContact}</h3>
      <label className="grid gap-1">
        {text.name}
        <input
          className="input"
          value={state.name}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => dispatch({ type: 'name', name: event.currentTarget.value })}
        />
      </label>
      <p role="status">
        {text.address}{' '}
        {state.hasAddress ? (
          <AddressCode groups={addresses.nadia} />
        ) : (
          <span className="text-soft">{text.noAddress}</span>
        )}
      </p>
      <Button look="outline" onClick={() => dispatch({ type: 'paste' })}>
        {text.paste}
      </Button>
      <Button type="submit" className="w-full" disabled={!canSave(state)}>
        {text.save}
      </Button>
    </Wallet>
  )
}

function TestPayment({ state, dispatch }: StepProps) {
  return (
    <PaymentForm state={state} dispatch={dispatch}>
      <Options legend={text.network}>
        {networks.map((network) => (
          <OptionRow
            key={network}
            name="network"
            isChosen={state.network === network}
            onChoose={() => dispatch({ type: 'network', network })}
          >
            <strong>{text.networks[network]}</strong>
            <small className="block text-[0.875rem] text-soft">{text.about[network]}</small>
          </OptionRow>
        ))}
      </Options>
      <Options legend={text.sum}>
        {([price, testSum] as const).map((sum) => (
          <OptionRow
            key={sum}
            name="sum"
            isChosen={state.sum === sum}
            onChoose={() => dispatch({ type: 'sum', sum })}
          >
            {text.sums[sum]}
          </OptionRow>
        ))}
      </Options>
    </PaymentForm>
  )
}

function Answer({ state, dispatch }: StepProps) {
  const main = useRef<HTMLButtonElement>(null)
  const { outcome } = state
  const answer = outcome === 'testArrived' || outcome === 'testAstray' ? text.answers[outcome] : null
  const isForward = outcome !== null && isRight(outcome)
  return (
    <Wallet state={state}>
      <div role="status" className="grid grid-cols-1 gap-2">
        {answer && <Bubble from={text.you}>{text.sentTest}</Bubble>}
        {answer && <Bubble from={text.nadia}>{answer}</Bubble>}
        <OutcomeNote state={state} />
      </div>
      <Button
        ref={main}
        className="w-full"
        onClick={() => dispatch({ type: outcome ? (isForward ? 'goOn' : 'takeBack') : 'ask' })}
      >
        {outcome ? (isForward ? text.goOn : text.takeBack) : text.ask}
      </Button>
      {!outcome && (
        <Button
          look="outline"
          onClick={() => {
            main.current?.focus()
            dispatch({ type: 'rush' })
          }}
        >
          {text.rush}
        </Button>
      )}
    </Wallet>
  )
}

function RestPayment({ state, dispatch }: StepProps) {
  const choice = (source: Source) => (
    <OptionRow
      key={source}
      name="source"
      isChosen={state.source === source}
      onChoose={() => dispatch({ type: 'source', source })}
    >
      {source === 'contact' ? <strong>{state.name}</strong> : <Line of={source} />}
    </OptionRow>
  )
  return (
    <>
      <details>
        <summary className="min-h-11 cursor-pointer py-[0.6rem] underline underline-offset-[0.15em]">
          {text.message}
        </summary>
        <NadiasMessage />
      </details>
      <PaymentForm state={state} dispatch={dispatch}>
        <Options legend={text.history}>
          <p className="text-[0.875rem] text-soft">{text.historyNote}</p>
          {sources.filter((source) => source !== 'contact').map(choice)}
        </Options>
        <Options legend={text.contacts}>{choice('contact')}</Options>
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

export const sendCoins: Exercise = {
  intro: text.intro,
  Steps: SendSteps,
  forReal: text.forReal,
}
