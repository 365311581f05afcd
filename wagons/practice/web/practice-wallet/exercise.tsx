import { type Dispatch, useReducer } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ChatDrawing, PhoneDrawing } from '../parts/drawings.tsx'
import { ExerciseStep } from '../parts/exercise-step.tsx'
import type { Exercise, ExerciseProps } from '../parts/exercises.ts'
import { Outcome, ResultNote, type Tone } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { WalletWindow } from '../parts/wallet-window.tsx'
import { WayCard } from '../parts/way-card.tsx'
import * as text from './exercise.en.ts'
import { InboxStep } from './inbox-step.tsx'
import { type Action, beginning, canMove, fateOf, type Move, reduce, type State, stepOf } from './wallet.ts'
import { NewWords, Places, Restore, yearOf } from './words.tsx'
import './practice-wallet.css'

/** Module 3: a wallet is made, its words are kept and used, a message is signed, an inbox is sorted. */
function WalletSteps({ onFinish }: ExerciseProps) {
  const [state, dispatch] = useReducer(reduce, beginning)
  const step = stepOf(state.scene)
  const result = resultOf(state)
  return (
    <ExerciseStep step={step} steps={text.titles.length} title={text.titles[step - 1] ?? ''}>
      <p>{text.tasks[step - 1]}</p>
      {state.scene === 'inbox' ? (
        <InboxStep onFinish={onFinish} />
      ) : (
        <StepPart shown={state.scene}>
          <Place state={state} dispatch={dispatch} />
          <div role="status">
            {result && (
              <ResultNote tone={result.tone} title={result.title}>
                {result.words ? <p>{result.words}</p> : <Year state={state} />}
              </ResultNote>
            )}
          </div>
          {result && (
            <Button
              className="mt-4 w-full"
              onClick={() => dispatch({ type: canMove(state, 'go-on') ? 'go-on' : 'go-back' })}
            >
              {result.button}
            </Button>
          )}
        </StepPart>
      )}
    </ExerciseStep>
  )
}

interface PlaceProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

function Place({ state, dispatch }: PlaceProps) {
  const take = (type: Move) => () => dispatch({ type })
  switch (state.scene) {
    case 'begin':
      return (
        <div className="ways">
          <h3 tabIndex={-1}>{text.begin.title}</h3>
          <WayCard Drawing={PhoneDrawing} button={text.begin.made.button} onTake={take('take-new')}>
            {text.begin.made.words}
          </WayCard>
          <WayCard Drawing={ChatDrawing} button={text.begin.given.button} onTake={take('take-given')}>
            {text.begin.given.words}
          </WayCard>
        </div>
      )
    case 'words':
      return <NewWords dispatch={dispatch} />
    case 'places':
      return <Places state={state} dispatch={dispatch} />
    case 'restore':
      return <Restore state={state} dispatch={dispatch} />
    case 'meeting':
      return (
        <div className="ways">
          <h3 tabIndex={-1}>{text.meeting.title}</h3>
          <WayCard Drawing={ChatDrawing} button={text.meeting.tell.button} onTake={take('tell-words')}>
            {text.meeting.tell.words}
          </WayCard>
          <WayCard Drawing={PhoneDrawing} button={text.meeting.open.button} onTake={take('open-window')}>
            {text.meeting.open.words}
          </WayCard>
        </div>
      )
    case 'message':
      return <WalletWindow words={text.message} onSign={take('sign')} onRefuse={take('refuse')} />
    default:
      return null
  }
}

const Year = ({ state }: { readonly state: State }) => (
  <ul className="outcomes">
    {yearOf(state).map(({ words, isGood }) => (
      <Outcome key={words} isGood={isGood}>
        {words}
      </Outcome>
    ))}
  </ul>
)

interface Result {
  readonly tone: Tone
  readonly title: string
  /** None where there is a list instead. */
  readonly words?: string
  readonly button: string
}

function resultOf({ scene, kept }: State): Result | undefined {
  if (scene !== 'year') return results[scene]
  const fate = fateOf(kept)
  return {
    tone: fate === 'safe' ? 'right' : 'wrong',
    title: text.yearTitles[fate],
    button: fate === 'safe' ? text.goOn : text.again,
  }
}

const results: Readonly<Partial<Record<State['scene'], Result>>> = {
  given: { ...text.given, tone: 'wrong' },
  'not-restored': { ...text.notRestored, tone: 'plain' },
  restored: { ...text.restored, tone: 'right' },
  told: { ...text.told, tone: 'wrong' },
  signed: { ...text.signed, tone: 'right' },
  unsigned: { ...text.unsigned, tone: 'plain' },
}

export const practiceWallet: Exercise = {
  intro: text.intro,
  Steps: WalletSteps,
  forReal: text.forReal,
}
