import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { check, finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import { DoorStep } from './door-step.tsx'
import * as text from './exercise.en.ts'
import { ReportStep } from './report-step.tsx'
import { SquareStep } from './square-step.tsx'
import {
  areAllSorted,
  beginning,
  canGoOn,
  isDone,
  next,
  type Props,
  reaches,
  reachOf,
  traces,
} from './visit.ts'
import './virtual-place.css'

/** Which traces of the hour the makers can delete. */
function TracesStep({ state, act, onDone }: Props) {
  const isRight = isDone(state)
  return (
    <Form onSubmit={() => (isRight ? onDone?.() : act('check'))}>
      {traces.map((trace) => (
        <Choices
          key={trace}
          legend={text.traces[trace]}
          beside="grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-2"
          options={reaches}
          words={(reach) => text.reaches[reach]}
          chosen={state.reaches[trace]}
          onChoose={(reach) => !isRight && act('sort', trace, reach)}
        />
      ))}
      <div role="status">
        {state.isChecked && (
          <ResultNote
            look={isRight ? 'right' : 'wrong'}
            title={isRight ? text.allRight : text.notQuite}
            list={traces.map((trace) => ({
              isGood: state.reaches[trace] === reachOf(trace),
              name: text.traces[trace],
              words: text.reasons[trace],
            }))}
            words={isRight && text.whatStays}
          />
        )}
      </div>
      {onDone && <WideButton isOff={!areAllSorted(state)} words={isRight ? finish : check} />}
    </Form>
  )
}

const Onward = ({ state, act }: Props) =>
  (state.step === 'square' || canGoOn(state)) && (
    <WideButton isOff={!canGoOn(state)} onPress={() => act('goOn')} />
  )

/** Module 8: an hour in an invented world, what it records, and what to do about three visitors. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { door: DoorStep, square: SquareStep, report: ReportStep, traces: TracesStep },
  Below: Onward,
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
