import type { Dispatch, FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { Outcome, ResultNote } from '../parts/result-note.tsx'
import { Choices } from './choices.tsx'
import * as text from './exercise.en.ts'
import { type Action, areAllSorted, isDone, reaches, reachOf, type State, traces } from './visit.ts'

interface TracesStepProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
  /** Undefined once it has been called. */
  readonly onDone: (() => void) | undefined
}

/** Which traces of the hour the makers can delete. */
export function TracesStep({ state, dispatch, onDone }: TracesStepProps) {
  const isRight = isDone(state)
  const tone = isRight ? 'right' : 'wrong'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isRight) onDone?.()
    else dispatch({ type: 'check' })
  }

  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {traces.map((trace) => (
        <Choices key={trace} legend={text.traces[trace]}>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2">
            {reaches.map((reach) => (
              <OptionRow
                key={reach}
                name={trace}
                isChosen={state.reaches[trace] === reach}
                onChoose={() => !isRight && dispatch({ type: 'sort', trace, reach })}
              >
                {text.reaches[reach]}
              </OptionRow>
            ))}
          </div>
        </Choices>
      ))}
      <div role="status">
        {state.isChecked && (
          <ResultNote tone={tone} title={isRight ? text.allRight : text.notQuite}>
            <Reasons state={state} />
            {isRight && <p>{text.whatStays}</p>}
          </ResultNote>
        )}
      </div>
      {onDone && (
        <Button type="submit" className="w-full" disabled={!areAllSorted(state)}>
          {isRight ? text.finish : text.check}
        </Button>
      )}
    </form>
  )
}

const Reasons = ({ state }: { readonly state: State }) => (
  <ul className="outcomes">
    {traces.map((trace) => (
      <Outcome key={trace} isGood={state.reaches[trace] === reachOf(trace)} name={text.traces[trace]}>
        {text.reasons[trace]}
      </Outcome>
    ))}
  </ul>
)
