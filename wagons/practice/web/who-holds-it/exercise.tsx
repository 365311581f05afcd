import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { EventCards } from './event-cards.tsx'
import * as text from './exercise.en.ts'
import { HolderForm } from './holder-form.tsx'
import { beginning, canGoOn, next, type Props, places, setUps } from './holdings.ts'
import { SetUpCard } from './set-up-card.tsx'
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
  forReal: text.forReal,
})
