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
      <p role="status" className="text-sm text-soft">
        {isOpen ? (vote === undefined ? text.pollOpen : text.pollChosen) : text.pollClosed}
      </p>
    </ClassCard>
  )
}

interface PollResultProps {
  readonly poll: Poll
  readonly vote?: number | undefined
}

export function PollResult({ poll: { options, counts = [], votes }, vote }: PollResultProps) {
  return (
    <>
      <ul className="my-2 grid w-full gap-2">
        {options.map((option, index) => {
          const count = counts[index] ?? 0
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-[0.15rem] wrap-anywhere"
            >
              <span dir="auto">
                {option}
                {vote === index && <strong> ({text.yourVote})</strong>}
              </span>
              <span>{count}</span>
              <span
                aria-hidden="true"
                className="col-span-full h-[0.6rem] rounded-[0.3rem] bg-season"
                style={{ inlineSize: `${votes > 0 ? (count / votes) * 100 : 0}%` }}
              />
            </li>
          )
        })}
      </ul>
      <p className="text-sm text-soft">{text.votes(votes)}</p>
    </>
  )
}
