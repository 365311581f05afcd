import type { ChatLine } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { hostSeat, ownVisitor, seenLines } from '../connection/room-state.ts'
import * as text from './chat.en.ts'
import { openPerson } from './open-person.tsx'
import { chat, host } from './room.en.ts'
import { highest, WordForm } from './written-words.tsx'
import './chat.css'

/** What is written to everyone while the host has it open, and what the host writes meanwhile. */
export function Chat({ room, send }: RoomProps) {
  const { refusal, isHost, isChatOpen } = room
  const lines = seenLines(room)
  const own = ownVisitor(room)
  return (
    <>
      <ChatLines room={room} send={send} lines={lines} />
      {(isChatOpen || isHost) && (
        <WordForm
          name="line"
          label={text.line}
          action={text.say}
          taken={highest(lines.filter(({ visitor }) => visitor === own))}
          refusal={refusal?.to === 'say' ? refusal : undefined}
          onSend={(words) => send('say', { text: words })}
        />
      )}
      <p className="mt-2 text-sm text-soft">
        {isChatOpen ? text.chatNote : isHost ? text.hostWritesNote : text.chatClosedNote}
      </p>
    </>
  )
}

/** The latest line stays in sight, unless one reads further up. */
function ChatLines({ room, send, lines }: RoomProps & { readonly lines: readonly ChatLine[] }) {
  const own = ownVisitor(room)
  return (
    <div
      role="log"
      aria-label={chat}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached with the keyboard
      tabIndex={0}
      className="chat-lines flex flex-col-reverse overflow-y-auto rounded-xl border border-line bg-paper p-1 wrap-anywhere"
    >
      <div>
        {lines.map((line) =>
          line.visitor === own ? (
            <p key={line.id} className="chat-line rounded-lg bg-season-tint">
              <LineWords line={line} />
            </p>
          ) : (
            <OthersLine key={line.id} line={line} room={room} send={send} />
          ),
        )}
      </div>
    </div>
  )
}

const LineWords = ({ line: { nickname, seat, text: words } }: { readonly line: ChatLine }) => (
  <>
    <span className="block text-sm text-soft">
      <bdi>{nickname}</bdi>{' '}
      {seat === hostSeat && (
        <span className="rounded-[0.4rem] bg-ink px-[0.35rem] font-display text-paper">{host}</span>
      )}{' '}
    </span>
    <span dir="auto" className="block leading-snug">
      {words}
    </span>
  </>
)

/** It is itself the button that leads to its author, still there or not; the host takes lines away. */
function OthersLine({ line, room, send }: RoomProps & { readonly line: ChatLine }) {
  const { id, visitor, nickname, seat, text: words } = line
  const there = room.people.find((one) => one.visitor === visitor)
  const person = there ?? { visitor, nickname, isHost: seat === hostSeat }
  return (
    <p className="flex items-center gap-3">
      <button
        type="button"
        aria-haspopup="dialog"
        className="chat-line flex-1 cursor-pointer text-start"
        onClick={() => openPerson({ person, line, room, send })}
      >
        <LineWords line={line} />
        {!room.isHost && <span className="sr-only"> {text.reportLine}</span>}
      </button>
      {room.isHost && (
        <button
          type="button"
          className="min-h-11 min-w-11 cursor-pointer underline underline-offset-[0.15em]"
          onClick={() => send('removeLine', { id })}
        >
          {text.removeLine}
          <span className="sr-only"> {words}</span>
        </button>
      )}
    </p>
  )
}
