import { type Dispatch, useReducer, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { Outcome, ResultNote, type Tone } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { WalletWindow, WindowLine } from '../parts/wallet-window.tsx'
import * as text from './exercise.en.ts'
import { HoldingsCard } from './holdings-card.tsx'
import { Amount, Approvals, Ballot, Doors } from './places.tsx'
import {
  type Action,
  beginning,
  canMove,
  holdingsOf,
  isTaken,
  isTidy,
  lossOf,
  oldApprovals,
  payIn,
  reduce,
  type Scene,
  type State,
  stepOf,
  type WindowScene,
} from './signing.ts'
import { windows } from './windows.en.ts'
import './signing-window.css'

/** Module 7: what a wallet's window asks, and what comes of it. */
function SigningSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(reduce, beginning)
  const [isDone, setDone] = useState(false)
  const step = stepOf(state.scene)
  const result = resultOf(state)

  function finish() {
    setDone(true)
    onFinish()
  }

  return (
    <ExerciseStep step={step} steps={text.titles.length} title={text.titles[step - 1] ?? ''}>
      <p>{text.tasks[step - 1]}</p>
      <StepPart shown={state.scene}>
        <Place state={state} dispatch={dispatch} />
        <div role="status">
          {result && (
            <ResultNote tone={result.tone} title={result.title}>
              {result.words ? <p>{result.words}</p> : <Later state={state} />}
            </ResultNote>
          )}
        </div>
        {result && !isDone && <Ways state={state} label={result.button} {...{ dispatch, finish }} />}
      </StepPart>
      <HoldingsCard holdings={holdingsOf(state)} lost={lossOf(state)} />
    </ExerciseStep>
  )
}

interface PlaceProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

function Place({ state, dispatch }: PlaceProps) {
  const { scene } = state
  if (scene === 'doors') return <Doors dispatch={dispatch} />
  if (scene === 'ballot') return <Ballot state={state} dispatch={dispatch} />
  if (scene === 'approvals') return <Approvals state={state} dispatch={dispatch} />
  if (!isWindow(scene)) return null
  return (
    <WalletWindow
      key={scene}
      words={windows[scene]}
      canSign={canMove(state, 'sign')}
      onSign={() => dispatch({ type: 'sign' })}
      onRefuse={() => dispatch({ type: 'refuse' })}
    >
      {scene === 'approval' && <Amount state={state} dispatch={dispatch} />}
      {scene === 'vote' && state.vote && (
        <WindowLine
          label={text.ballot.choice}
          value={text.ballot[state.vote]}
          meaning={text.ballot.meaning}
        />
      )}
    </WalletWindow>
  )
}

interface WaysProps extends PlaceProps {
  readonly label: string
  readonly finish: () => void
}

/** On, back, or at the end of the last step the choice between the two. */
function Ways({ state, dispatch, label, finish }: WaysProps) {
  const isLast = state.scene === 'later' && isTidy(state)
  const move = canMove(state, 'go-on') ? 'go-on' : 'go-back'
  return (
    <div className="mt-4 grid gap-3">
      {isLast && (
        <Button className="w-full" onClick={finish}>
          {text.finish}
        </Button>
      )}
      <Button className="w-full" look={isLast ? 'outline' : 'solid'} onClick={() => dispatch({ type: move })}>
        {label}
      </Button>
    </div>
  )
}

const Later = ({ state: { fates } }: { readonly state: State }) => (
  <ul className="outcomes">
    {oldApprovals.map((approval) => {
      const fate = fates[approval] ?? 'leave'
      return (
        <Outcome key={approval} isGood={!isTaken(approval, fate)} name={text.approvals[approval].name}>
          {text.later[approval][fate]}
        </Outcome>
      )
    })}
  </ul>
)

interface Result {
  readonly tone: Tone
  readonly title: string
  /** None where there is a list instead. */
  readonly words?: string
  readonly button: string
}

function resultOf(state: State): Result | undefined {
  const { scene, limit } = state
  if (scene === 'later')
    return isTidy(state)
      ? { tone: 'right', title: text.laterTitle, button: text.changeList }
      : { tone: 'wrong', title: text.laterTitle, button: text.backToList }
  if (scene === 'approval-signed') {
    const { isPaid, taken } = payIn(limit)
    if (!isPaid) return { ...text.tooLittle, tone: 'wrong' }
    if (taken === 0) return { ...text.paid, tone: 'right' }
    return { ...text.tooMuch, words: text.tooMuch.words(text.number(taken)), tone: 'wrong' }
  }
  const tone = tones[scene]
  return tone && { ...text.results[scene as keyof typeof text.results], tone }
}

const tones: Readonly<Partial<Record<Scene, Tone>>> = {
  'login-signed': 'right',
  'login-refused': 'plain',
  'copy-signed': 'wrong',
  'copy-refused': 'right',
  'approval-refused': 'plain',
  'vote-signed': 'right',
  'vote-refused': 'plain',
  'permit-signed': 'wrong',
  'permit-refused': 'right',
}

const isWindow = (scene: Scene): scene is WindowScene => scene in windows

export const signingWindow: Exercise = {
  intro: text.intro,
  Steps: SigningSteps,
  forReal: text.forReal,
}
