import { setModal } from '#platform/web/ui/modal.tsx'
import type { Person } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { seenPeople } from '../connection/room-state.ts'
import { Figure } from '../figures/figure.tsx'
import { PersonDialog } from './person-dialog.tsx'
import { ReactionIcon } from './reaction-icons.tsx'
import * as text from './room.en.ts'
import './benches.css'

const mostShown = 48

/** Who is here, as figures on benches: each leads to what can be done about that person. */
export function Benches({ room, send }: RoomProps) {
  const people = seenPeople(room)
  const shown = people.slice(0, mostShown)
  const left = people.length - shown.length
  return (
    <div className="benches">
      <ul aria-label={text.benches}>
        {shown.map((person) => (
          <li key={person.seat} data-host={person.isHost || undefined}>
            <BenchPlace person={person} room={room} send={send} />
          </li>
        ))}
      </ul>
      {left > 0 && <p className="pt-[0.4rem] text-center text-soft">{text.more(left)}</p>}
    </div>
  )
}

function BenchPlace({ person, room, send }: RoomProps & { readonly person: Person }) {
  const { seat, nickname, shape, isHost } = person
  const reaction = room.reactions.find((one) => one.seat === seat)
  const isUp = room.hands.includes(seat)
  const label = marksOf(person, room)
  return (
    <button
      type="button"
      className="bench-place"
      aria-haspopup="dialog"
      onClick={() => setModal(<PersonDialog person={person} room={room} send={send} />)}
    >
      {reaction && (
        <span key={reaction.id} className="bench-reaction" data-host={isHost || undefined}>
          <ReactionIcon reaction={reaction.reaction} className="size-[1.15rem]" />
        </span>
      )}
      <Figure shape={shape} seat={seat} isHost={isHost} hasHandUp={isUp} />
      <span aria-hidden="true" className="bench-name" data-marked={label ? true : undefined}>
        {(isHost && label === text.host && text.hostMark) || label || seat}
      </span>
      <span className="sr-only">
        {text.openPerson(nickname, seat)}
        {isUp && `, ${text.handUp}`}
        {label && `, ${label}`}
        {reaction && `, ${text.reactionNames[reaction.reaction]}`}
      </span>
    </button>
  )
}

const marksOf = ({ seat, isHost }: Person, { you }: RoomProps['room']) =>
  seat === you ? text.you : isHost ? text.host : ''
