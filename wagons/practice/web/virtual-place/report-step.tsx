import type { Dispatch } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import { CheckRow, Choices } from './choices.tsx'
import * as text from './exercise.en.ts'
import { type Action, entries, isEnteredWell, isReportGood, type State } from './visit.ts'

interface ReportStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

export const ReportStep = ({ state, dispatch }: ReportStepProps) => (
  <StepPart shown={String(state.isSent)}>
    <div className="grid grid-cols-1 gap-4">
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
    <Choices isFirst legend={text.whatIn}>
      {entries.map((entry) => (
        <CheckRow
          key={entry}
          isChecked={state.entries.includes(entry)}
          onSwitch={() => dispatch({ type: 'enter', entry })}
        >
          {text.entries[entry]}
        </CheckRow>
      ))}
    </Choices>
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
