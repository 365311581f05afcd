import { Button } from '#platform/web/ui/button.tsx'
import type { Person } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { seenPeople } from '../connection/room-state.ts'
import { Figure } from '../figures/figure.tsx'
import * as reactionText from '../figures/reactions.en.ts'
import { copyLink } from './invite.ts'
import { openPerson } from './open-person.tsx'
import { ReactionIcon } from './reaction-icons.tsx'
import * as text from './room.en.ts'
import './benches.css'

const mostShown = 48
/** So many have room for their names on a wide screen; of more, seats. */
const mostNamed = 12
/** Where there are others, the rest of a bench is seen to be free. */
const places = [1, 2, 3, 4, 5, 6]

/** Who is here, as figures on benches: each leads to what can be done about that person. */
export function Benches({ room, send }: RoomProps) {
  const people = seenPeople(room)
  const shown = people.slice(0, mostShown)
  const left = people.length - shown.length
  return (
    <div className="benches" data-few={people.length <= mostNamed || undefined}>
      <ul aria-label={text.benches}>
        {shown.map((person) => (
          <li key={person.seat} data-host={person.isHost || undefined}>
            <BenchPlace person={person} room={room} send={send} />
          </li>
        ))}
        {shown.length > 1 ? (
          places
            .slice(shown.length)
            .map((place) => <li key={`free-${place}`} aria-hidden="true" className="bench-free" />)
        ) : (
          <li className="bench-invite">
            <Button look="outline" onClick={copyLink}>
              {text.inviteFriend}
            </Button>
          </li>
        )}
      </ul>
      {left > 0 && <p className="pt-[0.4rem] text-center">{text.more(left)}</p>}
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
      onClick={() => openPerson({ person, room, send })}
    >
      {reaction && (
        <span key={reaction.id} className="bench-reaction" data-host={isHost || undefined}>
          <ReactionIcon reaction={reaction.reaction} className="size-[1.15rem]" />
        </span>
      )}
      <Figure shape={shape} seat={seat} isHost={isHost} hasHandUp={isUp} />
      <span aria-hidden="true" className="bench-name" data-marked={label || undefined}>
        {label === text.you ? (
          label
        ) : (
          <>
            <span className="bench-seat">{isHost ? text.hostMark : seat}</span>
            <bdi className="bench-nick">{nickname}</bdi>
          </>
        )}
      </span>
      <span className="sr-only">
        {text.openPerson(nickname, seat)}
        {isUp && `, ${text.handUp}`}
        {label && `, ${label}`}
        {reaction && `, ${reactionText.names[reaction.reaction]}`}
      </span>
    </button>
  )
}

const marksOf = ({ seat, isHost }: Person, { you }: RoomProps['room']) =>
  seat === you ? text.you : isHost ? text.host : ''

/** The same people in words, with the names that are shown. */
export function PeopleList({ room, send }: RoomProps) {
  const { hidden, you, hands } = room
  const people = seenPeople(room)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-1">
        {people.map((person) => (
          <li key={person.visitor}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-[0.625rem] text-start wrap-anywhere"
              onClick={() => openPerson({ person, room, send })}
            >
              <span className="w-9 flex-none">
                <Figure shape={person.shape} seat={person.seat} isHost={person.isHost} />
              </span>
              <span>
                <strong dir="auto">{person.nickname}</strong>
                {person.name && <span dir="auto"> ({person.name})</span>}
                <span className="block text-[0.875rem] text-soft">
                  {[
                    !person.isHost && text.seat(person.seat),
                    person.seat === you && text.you,
                    person.isHost && text.host,
                    hands.includes(person.seat) && text.handUp,
                    person.isMuted && text.mutedMark,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <>
          <p>{text.hiddenHere(hidden.length)}</p>
          {hidden.map(({ visitor, nickname }) => (
            <Button key={visitor} look="outline" onClick={() => send('hide', { visitor, isHidden: false })}>
              {text.showAgain(nickname)}
            </Button>
          ))}
        </>
      )}
    </>
  )
}
