import { useId } from 'react'
import type { RoomProps } from '../connection/room-props.ts'
import { PollResult } from './poll-result.tsx'
import * as text from './room.en.ts'

/** A question that the host asks everyone: buttons while it is open, what was answered afterwards. */
export function PollCard({ room: { poll, vote }, send }: RoomProps) {
  const id = useId()
  if (!poll) return null
  const { question, options, isOpen } = poll
  return (
    <section aria-labelledby={id} className="class-card poll-card">
      <p className="text-sm text-soft">{text.poll}</p>
      <h3 id={id} dir="auto">
        {question}
      </h3>
      {isOpen ? (
        <div className="poll-options">
          {options.map((option, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              type="button"
              dir="auto"
              aria-pressed={vote === index}
              onClick={() => send('vote', { poll: poll.id, option: index })}
            >
              {option}
            </button>
          ))}
        </div>
      ) : (
        <PollResult poll={poll} vote={vote} />
      )}
      <p role="status" className="text-sm text-soft">
        {isOpen ? text.pollOpen : text.pollClosed}
      </p>
    </section>
  )
}
