import { type ReactNode, useId } from 'react'
import { ThingCard, type ThingCardProps, Tries } from '../parts/few/thing-card.tsx'
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

const drawings: Readonly<Record<SetUp, ReactNode>> = {
  app: (
    <>
      <rect x="20" y="3" width="32" height="50" rx="5" fill="var(--color-card)" />
      <path d="M32 47h8" />
      <path d="M32 32V16l12-3v16" />
      <g fill="var(--season)">
        <circle cx="28.500" cy="32" r="3.500" />
        <circle cx="40.500" cy="29" r="3.500" />
      </g>
    </>
  ),
  exchange: (
    <>
      <path d="M8 20 36 4l28 16z" fill="var(--season)" />
      <path d="M12 20v26M60 20v26M23 20v26M49 20v26M6 52h60M10 46h52" />
      <g fill="var(--color-card)">
        <ellipse cx="36" cy="41" rx="8" ry="3.500" />
        <ellipse cx="36" cy="36" rx="8" ry="3.500" />
        <ellipse cx="36" cy="31" rx="8" ry="3.500" />
      </g>
    </>
  ),
  wallet: (
    <>
      <path d="M8 14h48a5 5 0 0 1 5 5v28a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5z" fill="var(--color-card)" />
      <path d="M8 14a5 5 0 0 1 5-5h38v5" />
      <path d="M46 27h18v12H46a6 6 0 0 1 0-12z" fill="var(--season)" />
      <circle cx="20" cy="34" r="5" />
      <path d="M25 34h12M33 34v4M37 34v4" />
    </>
  ),
}

type SetUpCardProps = Pick<ThingCardProps, 'id' | 'children'> & { readonly setUp: SetUp }

export const SetUpCard = ({ setUp, ...rest }: SetUpCardProps) => (
  <ThingCard {...rest} name={text.setUps[setUp]} drawing={drawings[setUp]} size="h-14 w-18" />
)
