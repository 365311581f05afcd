import type { CSSProperties, ReactNode } from 'react'
import type { Poll } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { ClassCard } from './class-card.tsx'
import * as text from './room.en.ts'

/** A question that the host asks everyone: buttons while it is open, what was answered afterwards. */
export function PollCard({ room: { poll, vote }, send }: RoomProps) {
  if (!poll) return null
  const { question, options, isOpen } = poll
  return (
    <ClassCard title={question} dir="auto">
      <p role="status" className="text-sm text-soft">
        {isOpen ? (vote === undefined ? text.pollOpen : text.pollChosen) : text.pollClosed}
      </p>
      {isOpen ? (
        <div className="my-1.5 grid gap-1.5">
          {options.map((option, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              dir="auto"
              type="button"
              className="class-choice min-h-11 px-3 py-[0.3rem] wrap-anywhere"
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
    </ClassCard>
  )
}

interface PollResultProps {
  readonly poll: Poll
  readonly vote?: number | undefined
  /** What to do next, beside how many have answered. */
  readonly children?: ReactNode
}

export function PollResult({ poll: { options, counts = [], votes }, vote, children }: PollResultProps) {
  return (
    <>
      <ul className="my-1 grid w-full gap-1">
        {options.map((option, index) => {
          const count = counts[index] ?? 0
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              className="poll-answer flex justify-between gap-4 rounded-lg border border-line px-3 py-0.5 wrap-anywhere"
              style={{ '--share': `${votes > 0 ? (count / votes) * 100 : 0}%` } as CSSProperties}
            >
              <span dir="auto">
                {option}
                {vote === index && <strong> ({text.yourVote})</strong>}
              </span>
              <span>{count}</span>
            </li>
          )
        })}
      </ul>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">{text.votes(votes)}</p>
        {children}
      </div>
    </>
  )
}
