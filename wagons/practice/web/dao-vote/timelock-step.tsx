import { Button } from '#platform/web/ui/button.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import * as text from './exercise.en.ts'
import type { StepProps } from './quorum-step.tsx'
import {
  type Deed,
  deeds,
  endingOf,
  hoursLeft,
  hoursOf,
  isSigner,
  keyHolders,
  signaturesOf,
  timelock,
} from './timelock.ts'

/** What can still be done between the vote and the payment. */
export function TimelockStep({ state, dispatch }: StepProps) {
  const ending = endingOf(state.deeds)
  const isStopped = ending === 'stopped'
  const tone = isStopped ? 'right' : 'wrong'
  return (
    <StepPart shown={String(ending)}>
      <Clock done={state.deeds} />
      {!ending && (
        <div className="dao-deeds">
          <h3 tabIndex={-1}>{text.whatNow}</h3>
          {deeds.map((deed) => (
            <DeedCard key={deed} deed={deed} state={state} dispatch={dispatch} />
          ))}
        </div>
      )}
      <div role="status">
        {ending && (
          <ResultNote tone={tone} title={text.endings[ending].title}>
            <p>{text.endings[ending].words}</p>
          </ResultNote>
        )}
      </div>
      {ending && (
        <Button className="mt-4 w-full" onClick={() => dispatch({ type: isStopped ? 'goOn' : 'goBack' })}>
          {isStopped ? text.goOn : text.turnBack}
        </Button>
      )}
    </StepPart>
  )
}

function DeedCard({ deed, state, dispatch }: StepProps & { readonly deed: Deed }) {
  const isDone = state.deeds.includes(deed)
  return (
    <div className="dao-deed">
      <button
        type="button"
        aria-disabled={isDone || undefined}
        onClick={() => dispatch({ type: 'do', deed })}
      >
        <strong>{text.deeds[deed].name}</strong>
        <span className="dao-hours">{text.takes(hoursOf[deed])}</span>
        <small>{text.deeds[deed].about}</small>
      </button>
      <p role="status">{isDone && text.deedResults[deed]}</p>
    </div>
  )
}

/** The hours that are left and the keys that have signed; both stand there in words too. */
function Clock({ done }: { readonly done: readonly Deed[] }) {
  const hours = hoursLeft(done)
  return (
    <div className="dao-clock">
      <p>{text.clock(hours)}</p>
      <p>{text.signatures(signaturesOf(done))}</p>
      <div aria-hidden="true" className="dao-bar">
        <span className="dao-bar-yes" style={{ inlineSize: `${(hours / timelock) * 100}%` }} />
      </div>
      <div className="dao-keys">
        {keyHolders.map((holder) => (
          <KeyDrawing key={holder} fate={fateOf(holder, done)} />
        ))}
      </div>
    </div>
  )
}

type KeyFate = 'open' | 'signed' | 'silent'

function fateOf(holder: Deed, done: readonly Deed[]): KeyFate {
  if (!done.includes(holder)) return 'open'
  return isSigner(holder) ? 'signed' : 'silent'
}

const marks: Readonly<Record<KeyFate, string>> = {
  open: '',
  signed: 'm27 21 4 4 7-8',
  silent: 'm28 17 8 8m0-8-8 8',
}

const KeyDrawing = ({ fate }: { readonly fate: KeyFate }) => (
  <svg viewBox="0 0 40 28" aria-hidden="true" data-fate={fate}>
    <g fill="none" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="8" cy="11" r="5" />
      <path d="M13 11h13v5m-5-5v3.500" />
      <path d={marks[fate]} strokeWidth="3.500" />
    </g>
  </svg>
)
