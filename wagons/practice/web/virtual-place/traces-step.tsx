import { Choices } from '../parts/choices.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { check, finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import { areAllSorted, isDone, type Props, reaches, reachOf, traces } from './visit.ts'

/** Which traces of the hour the makers can delete. */
export function TracesStep({ state, act, onDone }: Props) {
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
