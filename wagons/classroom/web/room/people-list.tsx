import { Button } from '#platform/web/ui/button.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { RoomProps } from '../connection/room-props.ts'
import { learnersHere, seenPeople } from '../connection/room-state.ts'
import { Figure } from '../figures/figure.tsx'
import { PersonDialog } from './person-dialog.tsx'
import * as text from './room.en.ts'

/** The same people in words, with the names that are shown. */
export function PeopleList({ room, send }: RoomProps) {
  const { hidden, you, hands } = room
  const people = seenPeople(room)
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-[0.6rem] font-semibold">
        {text.list(learnersHere(room))}
      </summary>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-4 gap-y-1">
        {people.map((person) => (
          <li key={person.visitor}>
            <button
              type="button"
              aria-haspopup="dialog"
              className="flex min-h-13 w-full cursor-pointer items-center gap-3 rounded-[0.625rem] text-start wrap-anywhere"
              onClick={() => setModal(<PersonDialog person={person} room={room} send={send} />)}
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
    </details>
  )
}
