import { Choices } from '../parts/choices.tsx'
import { StepPart } from '../parts/exercise-step.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { attempts, canGoOn, foreseen, type Props, pieces, stays } from './badge.ts'
import { BadgeCard } from './badge-card.tsx'
import * as text from './exercise.en.ts'

/** What is left of a badge without its host: guessed first, then seen. */
export function GoneStep(props: Props) {
  const { state, act } = props
  return (
    <StepPart shown={String(state.isClosed)}>
      <div className="mb-4">
        <BadgeCard state={state} />
      </div>
      {!state.isClosed && (
        <Form className="gap-5" onSubmit={() => act('close')}>
          <Choices
            legend={text.whatStays}
            options={pieces}
            words={(piece) => text.pieces[piece]}
            chosen={state.expected}
            onChoose={(piece) => act('expect', piece)}
          />
          <WideButton words={text.close} />
        </Form>
      )}
      <div role="status">
        {state.isClosed && (
          <ResultNote
            look="plain"
            title={text.closedTitle(foreseen(state))}
            list={pieces.map((piece) => ({
              isGood: stays(piece),
              name: text.pieces[piece],
              words: text.pieceFates[piece],
            }))}
          />
        )}
      </div>
      {state.isClosed && <Attempts {...props} />}
    </StepPart>
  )
}

function Attempts({ state, act }: Props) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-3">
      <p className="font-display text-[1.375rem]">{text.getItBack}</p>
      {attempts.map((attempt) => {
        const isTried = state.tried.includes(attempt)
        return (
          <div key={attempt}>
            <WideButton
              look="outline"
              words={text.attempts[attempt].name}
              onPress={() => act('attempt', attempt)}
            />
            <p role="status" className={isTried ? 'mt-2 border-season border-s-4 px-4 py-2' : undefined}>
              {isTried && text.attempts[attempt].result}
            </p>
          </div>
        )
      })}
      <WideButton isOff={!canGoOn(state)} onPress={() => act('goOn')} />
    </div>
  )
}
