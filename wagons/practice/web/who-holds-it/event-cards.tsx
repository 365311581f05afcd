import { useId } from 'react'
import { Tries } from '../parts/few/thing-card.tsx'
import { WideButton } from '../parts/form.tsx'
import type { Tone } from '../parts/result-note.tsx'
import * as text from './exercise.en.ts'
import {
  type Event,
  type Fate,
  fateOf,
  isEvent,
  isTooLate,
  type Move,
  moveOf,
  movesOf,
  openSetUps,
  type Props,
  type Result,
  type SetUp,
  setUps,
} from './holdings.ts'
import { SetUpCard } from './set-up-card.tsx'

/** What can be tried in each set-up once this has happened. */
export function EventCards(props: Props) {
  const { step } = props.state
  if (!isEvent(step)) return null
  const open = openSetUps(props.state, step).map((setUp) => text.setUps[setUp])
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {setUps.map((setUp) => (
          <li key={setUp}>
            <EventCard event={step} setUp={setUp} {...props} />
          </li>
        ))}
      </ul>
      <p className="text-soft">{open.length > 0 ? text.open(open.join(' · ')) : text.allSettled}</p>
    </>
  )
}

function EventCard({ state, event, setUp, act }: Props & { readonly event: Event; readonly setUp: SetUp }) {
  const id = useId()
  const result = state.made[event][setUp]
  return (
    <SetUpCard setUp={setUp} id={id}>
      <Tries<Move>
        className="grid-cols-1"
        moves={movesOf(state, event, setUp)}
        words={(move) => text.moves[move]}
        isTaken={(move) => result !== undefined && moveOf(result) === move}
        onTry={(move) => act('try', setUp, move)}
        result={result && noteOf(result)}
      />
      {isTooLate(result) && (
        <WideButton
          look="outline"
          words={text.rewind}
          onPress={() => {
            // The button goes, and the focus would be lost.
            document
              .getElementById(id)
              ?.closest('section')
              ?.querySelector<HTMLElement>('[aria-pressed=true]')
              ?.focus()
            act('rewind')
          }}
        />
      )}
    </SetUpCard>
  )
}

const tones: Readonly<Partial<Record<Fate, Tone>>> = { kept: 'right', byWords: 'right', lost: 'wrong' }

function noteOf(result: Result) {
  const fate = fateOf(result)
  const words = (
    <>
      <strong>{text.fates[fate]}.</strong> {text.results[result]}
      {fate === 'lost' && !isTooLate(result) && ` ${text.again}`}
    </>
  )
  return { look: tones[fate] ?? 'plain', words }
}
