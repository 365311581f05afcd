import { useId } from 'react'
import { ThingCard, Tries } from '../parts/few/thing-card.tsx'
import { drawings } from './drawings.tsx'
import * as text from './exercise.en.ts'
import {
  type Encounter,
  encounters,
  isPressed,
  isSettled,
  type Move,
  moves,
  type Props,
  resultOf,
  toneOf,
} from './visit.ts'

export function SquareStep(props: Props) {
  const open = encounters.filter((encounter) => !isSettled(props.state, encounter))
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {encounters.map((encounter) => (
          <li key={encounter}>
            <EncounterCard encounter={encounter} {...props} />
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {open.length > 0
          ? text.open(open.map((encounter) => text.encounters[encounter].name).join(' · '))
          : text.allSettled}
      </p>
    </>
  )
}

/** One visitor, what can be tried, and what came of it. */
function EncounterCard({ state, encounter, act }: Props & { readonly encounter: Encounter }) {
  const id = useId()
  const result = resultOf(state, encounter)
  const { name, what } = text.encounters[encounter]
  return (
    <ThingCard id={id} name={name} drawing={drawings[encounter]} size="h-18 w-22">
      <p>{what}</p>
      <Tries<Move>
        className="grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]"
        moves={moves[encounter]}
        words={(move) => text.moves[move]}
        isTaken={(move) => isPressed(state, encounter, move)}
        onTry={(move) => act('try', encounter, move)}
        result={result && { look: toneOf(result), words: text.results[result] }}
      />
    </ThingCard>
  )
}
