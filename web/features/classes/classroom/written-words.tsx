import { useEffect, useId, useRef } from 'react'
import type { ChatLine } from '#contract/classroom-frames.ts'
import * as text from './room.en.ts'
import type { RoomProps } from './room-part-props.ts'
import { WordForm } from './word-form.tsx'

/** A question that only the host reads. */
export function AskHost({ room, send }: RoomProps) {
  const { questions, refusal } = room
  const id = useId()
  return (
    <section aria-labelledby={id} className="class-card">
      <h3 id={id}>{text.askHost}</h3>
      <p className="text-sm text-soft">{text.askNote}</p>
      <div role="status">
        <ul className="asked-list">
          {questions.map((question) => (
            <li key={question.id}>
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
    </section>
  )
}

/** While the host has it open. The host can take lines away. */
export function Chat({ room, send }: RoomProps) {
  const { lines, you, refusal, isHost } = room
  const id = useId()
  return (
    <section aria-labelledby={id} className="class-card">
      <h3 id={id}>{text.chat}</h3>
      <p className="text-sm text-soft">{text.chatNote}</p>
      <ChatLines
        lines={lines}
        you={you}
        {...(isHost && { onRemove: (line: number) => send('removeLine', { id: line }) })}
      />
      <WordForm
        name="line"
        label={text.line}
        action={text.say}
        taken={highest(lines.filter(({ seat }) => seat === you))}
        refusal={refusal?.to === 'say' ? refusal : undefined}
        onSend={(words) => send('say', { text: words })}
      />
    </section>
  )
}

interface ChatLinesProps {
  readonly lines: readonly ChatLine[]
  readonly you: number
  readonly onRemove?: (id: number) => void
}

/** The latest line stays in sight, unless one reads further up. */
function ChatLines({ lines, you, onRemove }: ChatLinesProps) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each line
  useEffect(() => {
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight
  }, [lines])
  return (
    <div
      ref={log}
      role="log"
      aria-label={text.chat}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached with the keyboard
      tabIndex={0}
      className="chat-log"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24
      }}
    >
      {lines.map(({ id, seat, nickname, text: words }) => (
        <p key={id} data-own={seat === you || undefined}>
          <span>
            <strong dir="auto">{nickname}</strong> <span dir="auto">{words}</span>
          </span>
          {onRemove && seat !== you && (
            <button type="button" className="line-remove" onClick={() => onRemove(id)}>
              {text.removeLine}
              <span className="sr-only"> {words}</span>
            </button>
          )}
        </p>
      ))}
    </div>
  )
}

const highest = (items: readonly { readonly id: number }[]) =>
  items.reduce((most, { id }) => Math.max(most, id), -1)
