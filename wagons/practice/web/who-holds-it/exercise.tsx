import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { check, notQuite, right } from '../parts/practice.en.ts'
import { EventCards, SetUpCard } from './event-cards.tsx'
import * as text from './exercise.en.ts'
import {
  areAllNamed,
  beginning,
  canGoOn,
  events,
  fateOf,
  holderOf,
  holders,
  isDone,
  next,
  type Props,
  places,
  type Result,
  type SetUp,
  type State,
  setUps,
} from './holdings.ts'
import './who-holds-it.css'

const Beginning = ({ state, act }: Props) => (
  <>
    <ul className="grid grid-cols-1 gap-4">
      {setUps.map((setUp) => (
        <li key={setUp}>
          <SetUpCard setUp={setUp}>
            <p>{text.things[setUp]}</p>
          </SetUpCard>
        </li>
      ))}
    </ul>
    <Choices
      legend={text.whereWords}
      legendLook="mb-2 font-display text-[1.375rem]/[1.2]"
      className="gap-2"
      options={places}
      words={(place) => text.places[place]}
      chosen={state.place}
      onChoose={(place) => act('place', place)}
    />
  </>
)

/** Looks back at what happened in each set-up, and asks who holds its keys. */
function HolderForm({ state, act, onDone }: Props) {
  const isRight = isDone(state)
  return (
    <Form onSubmit={() => (isRight ? onDone?.() : act('check'))}>
      {setUps.map((setUp) => (
        <SetUpCard key={setUp} setUp={setUp}>
          <LookBack state={state} setUp={setUp} />
          <p>{text.whoHolds}</p>
          <Choices
            legend={`${text.setUps[setUp]}. ${text.whoHolds}`}
            legendLook="sr-only"
            beside="grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2"
            options={holders}
            words={(holder) => text.holders[holder]}
            chosen={state.named[setUp]}
            onChoose={(holder) => !isRight && act('name', setUp, holder)}
          />
        </SetUpCard>
      ))}
      {onDone && (
        <WideButton
          isOff={!areAllNamed(state)}
          words={isRight ? text.finish : check}
          verdict={
            state.isChecked
              ? {
                  look: isRight ? 'right' : 'wrong',
                  heading: isRight ? right : notQuite,
                  words: <p>{isRight ? text.right : reasonsOf(state)}</p>,
                }
              : undefined
          }
        />
      )}
    </Form>
  )
}

/** What came of each event, and of one's own wallet where the words were never written down. */
function LookBack({ state, setUp }: { readonly state: State; readonly setUp: SetUp }) {
  const lines: [string, Result | undefined][] = events.map((event) => [
    text.events[event],
    state.made[event][setUp],
  ])
  if (setUp === 'wallet') lines.push([text.noWords, 'enterNothing'])
  return (
    <dl>
      {lines.map(([event, result]) => (
        <div
          key={event}
          className="flex flex-wrap justify-between gap-x-4 border-b border-dashed border-field py-1"
        >
          <dt className="text-soft">{event}</dt>
          <dd>{result && text.fates[fateOf(result)]}</dd>
        </div>
      ))}
    </dl>
  )
}

const reasonsOf = ({ named }: State) =>
  setUps
    .filter((setUp) => named[setUp] !== holderOf(setUp))
    .map((setUp) => text.reasons[setUp])
    .join(' ')

const Onward = ({ state, act }: Props) =>
  state.step !== 'holders' && <WideButton isOff={!canGoOn(state)} onPress={() => act('goOn')} />

/** Module 1: three things that go wrong, in three places, each to be tried. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: {
    begin: Beginning,
    locked: EventCards,
    closed: EventCards,
    forgotten: EventCards,
    holders: HolderForm,
  },
  Below: Onward,
  stepOf: ({ step }) => step,
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
