import { Choices, Named } from '../parts/choices.tsx'
import { makeExercise, StepPart } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import {
  attempts,
  beginning,
  canGoOn,
  foreseen,
  next,
  outcomeOf,
  type Props,
  pictures,
  pieces,
  places,
  stays,
} from './badge.ts'
import { BadgeCard, BadgeDrawing } from './badge-card.tsx'
import { ClaimStep } from './claim-step.tsx'
import * as text from './exercise.en.ts'
import { RecordStep } from './record-step.tsx'
import './badge-on-chain.css'

/** What is left of a badge without its host: guessed first, then seen. */
function GoneStep(props: Props) {
  const { state, act } = props
  return (
    <StepPart shown={String(state.isClosed)}>
      <BadgeCard state={state} />
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
    <>
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
    </>
  )
}

/** A picture and a place for it, and ten years that try them. */
function MakeStep({ state, act, onDone }: Props) {
  const { picture, place, isAged } = state
  const isGood = canGoOn(state)
  const outcome = isAged && picture && place ? text.outcomes[outcomeOf(picture, place)] : undefined
  return (
    <Form className="gap-5" onSubmit={() => (isGood ? onDone?.() : act('age'))}>
      <Choices
        legend={text.whichPicture}
        options={pictures}
        words={(each) => <Named {...text.pictures[each]} />}
        chosen={picture}
        onChoose={(each) => act('picture', each)}
      />
      <Choices
        legend={text.whichPlace}
        options={places}
        words={(each) => <Named {...text.places[each]} />}
        chosen={place}
        onChoose={(each) => act('place', each)}
      />
      <div role="status">
        {outcome && (
          <ResultNote look={isGood ? 'right' : 'wrong'} {...outcome}>
            <BadgeDrawing shape={isGood ? 'whole' : 'missing'} />
          </ResultNote>
        )}
      </div>
      {(onDone || !isGood) && <WideButton isOff={!picture || !place} words={isGood ? finish : text.age} />}
    </Form>
  )
}

/** Module 6: a badge that is claimed, looked up, left without its picture, and made to last. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { claim: ClaimStep, record: RecordStep, gone: GoneStep, make: MakeStep },
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
