import type { Dispatch } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import * as text from './exercise.en.ts'
import { type Action, entries, isEnteredWell, isReportGood, type State } from './visit.ts'

interface ReportStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

export const ReportStep = ({ state, dispatch }: ReportStepProps) => (
  <StepPart shown={String(state.isSent)}>
    <div className="visit-part">
      {state.isSent ? (
        <Answer state={state} dispatch={dispatch} />
      ) : (
        <Form state={state} dispatch={dispatch} />
      )}
    </div>
  </StepPart>
)

const Form = ({ state, dispatch }: ReportStepProps) => (
  <>
    <h3 tabIndex={-1}>{text.whatIn}</h3>
    <fieldset className="visit-choices">
      <legend className="sr-only">{text.whatIn}</legend>
      {entries.map((entry) => (
        <label key={entry} className="practice-choice">
          <input
            type="checkbox"
            className="visit-check"
            checked={state.entries.includes(entry)}
            onChange={() => dispatch({ type: 'enter', entry })}
          />
          <span className="grow">{text.entries[entry]}</span>
        </label>
      ))}
    </fieldset>
    <Button
      className="w-full"
      disabled={state.entries.length === 0}
      onClick={() => dispatch({ type: 'send' })}
    >
      {text.send}
    </Button>
  </>
)

function Answer({ state, dispatch }: ReportStepProps) {
  const isGood = isReportGood(state)
  const tone = isGood ? 'right' : 'wrong'
  return (
    <>
      <div role="status">
        <ResultNote tone={tone} title={isGood ? text.reportGood : text.reportBad}>
          {isGood ? (
            <p>{text.reportGoodWords}</p>
          ) : (
            <ul className="outcomes">
              {entries
                .filter((entry) => !isEnteredWell(state, entry))
                .map((entry) => (
                  <Outcome key={entry} isGood={false} name={text.entries[entry]}>
                    {text.entryFaults[entry]}
                  </Outcome>
                ))}
            </ul>
          )}
        </ResultNote>
      </div>
      <Button
        className="w-full"
        look={isGood ? 'outline' : 'solid'}
        onClick={() => dispatch({ type: 'rewrite' })}
      >
        {text.rewrite}
      </Button>
    </>
  )
}
