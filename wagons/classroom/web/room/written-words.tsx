import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxLineLength } from '#wagons/classroom/contract/classroom.ts'
import type { ChatLine } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { hostSeat, ownVisitor, type Refusal, seenLines } from '../connection/room-state.ts'
import { ClassCard } from './class-card.tsx'
import { openPerson } from './open-person.tsx'
import * as text from './room.en.ts'

/** A question that only the host reads. */
export function AskHost({ room, send }: RoomProps) {
  const { questions, refusal } = room
  return (
    <ClassCard title={text.askHost}>
      <p className="text-sm text-soft">{text.askNote}</p>
      <div role="status">
        <ul>
          {questions.map((question) => (
            <li key={question.id} className="mt-[0.4rem]">
              <span className="text-soft">{text.asked}</span> <span dir="auto">{question.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <WordForm
        name="question"
        label={text.question}
        action={text.ask}
        taken={highest(questions)}
        refusal={refusal?.to === 'ask' ? refusal : undefined}
        onSend={(words) => send('ask', { text: words })}
      />
    </ClassCard>
  )
}

/** While the host has it open, and what the host writes meanwhile. */
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
      aria-label={text.chat}
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
        <span className="rounded-[0.4rem] bg-ink px-[0.35rem] font-display text-paper">{text.host}</span>
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

const highest = (items: readonly { readonly id: number }[]) =>
  items.reduce((most, { id }) => Math.max(most, id), -1)

const longestLine: typeof maxLineLength = 200
/** What was typed and not taken, by field: also when its field was gone for a while. */
const drafts = new Map<string, string>()

interface WordFormProps {
  readonly name: 'line' | 'question'
  readonly label: string
  readonly action: string
  /** The id of the last one that the server took: what was sent is cleared only then. */
  readonly taken: number
  readonly refusal: Refusal | undefined
  /** False while there is no connection. */
  readonly onSend: (words: string) => boolean
}

function WordForm({ name, label, action, taken, refusal, onSend }: WordFormProps) {
  const [words, setWords] = useState(() => drafts.get(name) ?? '')
  const [sent, setSent] = useState<{ readonly words: string; readonly after: number }>()
  const [isUnsent, setUnsent] = useState(false)

  function write(changed: string) {
    drafts.set(name, changed)
    setWords(changed)
  }
  useEffect(() => {
    if (!sent || taken <= sent.after) return
    setSent(undefined)
    setWords((now) => {
      const left = now === sent.words ? '' : now
      drafts.set(name, left)
      return left
    })
  }, [name, taken, sent])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!words.trim()) return
    const isSent = onSend(words)
    setUnsent(!isSent)
    if (isSent) setSent({ words, after: taken })
  }

  const error = isUnsent ? text.notSent : refusal && text.refused[refusal.why]
  return (
    <form
      className={`mt-1 -mb-4 flex flex-wrap gap-x-3 [&>div]:flex-[1_1_9rem] ${error ? 'items-start' : 'items-end'}`}
      onSubmit={submit}
    >
      <TextField
        label={label}
        placeholder={name === 'line' ? label : undefined}
        name={name}
        dir="auto"
        autoComplete="off"
        maxLength={longestLine}
        value={words}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        error={error}
      />
      <Button type="submit" look="outline" className={error && name === 'question' ? 'mt-6 mb-4' : 'mb-4'}>
        {action}
      </Button>
    </form>
  )
}
