import type { RoomProps } from '../connection/room-props.ts'
import { ClassCard } from './class-card.tsx'
import { PollResult } from './poll-result.tsx'
import * as text from './room.en.ts'

/** A question that the host asks everyone: buttons while it is open, what was answered afterwards. */
export function PollCard({ room: { poll, vote }, send }: RoomProps) {
  if (!poll) return null
  const { question, options, isOpen } = poll
  return (
    <ClassCard title={question} dir="auto" above={<p className="text-sm text-soft">{text.poll}</p>}>
      {isOpen ? (
        <div className="my-[0.6rem] grid gap-2">
          {options.map((option, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              dir="auto"
              type="button"
              className="class-choice min-h-13 px-4 py-2 wrap-anywhere"
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
    </ClassCard>
  )
}
