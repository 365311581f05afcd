import type { CSSProperties, ReactNode } from 'react'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import type { Poll } from '#wagons/classroom/contract/classroom-frames.ts'
import type { RoomProps } from '../connection/room-props.ts'
import type { RoomState } from '../connection/room-state.ts'
import { ClassCard } from './class-card.tsx'
import * as text from './room.en.ts'

/** A question that the host asks everyone: buttons while it is open, what was answered afterwards. */
export function PollCard({ room: { poll, vote }, send }: RoomProps) {
  if (!poll) return null
  const { question, options, isOpen } = poll
  return (
    <ClassCard title={question} dir="auto">
      <p className="text-sm text-soft">
        {isOpen ? (
          vote === undefined ? (
            text.pollOpen
          ) : (
            text.pollChosen
          )
        ) : (
          <>
            <strong className="text-ink">{verdictOf({ poll, vote }, text.rightIsMarked)}</strong>{' '}
            {text.pollClosed}
          </>
        )}
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

export function PollResult({ poll, vote, children }: PollResultProps) {
  const { options, counts = [], votes, left, right, reason } = poll
  return (
    <>
      <ul className="my-1 grid w-full gap-1">
        {options.map((option, index) => {
          const count = counts[index] ?? 0
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
              key={index}
              className="poll-answer flex justify-between gap-4 rounded-lg border border-line px-3 pt-0.5 pb-2 wrap-anywhere"
              data-right={index === right || undefined}
              style={{ '--share': `${votes > 0 ? (count / votes) * 100 : 0}%` } as CSSProperties}
            >
              <span>
                <bdi>{option}</bdi>
                {vote === index && (
                  <strong className="ms-2 inline-block rounded-md bg-ink px-1.5 text-sm text-paper">
                    {text.yourVote}
                  </strong>
                )}
                {index === right && (
                  <strong className="flex items-center gap-1">
                    <CheckIcon className="size-5" strokeWidth={3} />
                    {text.isRight}
                  </strong>
                )}
                {index === right && <bdi className="block text-[0.9375rem]">{reason}</bdi>}
              </span>
              <span>{count}</span>
            </li>
          )
        })}
      </ul>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-soft">
          {[text.votes(votes), left > 0 && text.votersLeft(left)].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
    </>
  )
}

type Answered = Pick<RoomState, 'poll' | 'vote'>

/** What became of one's own answer, and `then` unless it was the right one; '' while no answer is known to be right. */
function verdictOf({ poll, vote }: Answered, then: string): string {
  if (poll?.right === undefined) return ''
  if (vote === poll.right) return text.yourVoteIsRight
  return [vote !== undefined && text.notQuite, then].filter(Boolean).join(' ')
}

/** Which answer was right, and whether it was one's own; '' while that is not known. */
export function resultInWords({ poll, vote }: Answered): string {
  if (poll?.right === undefined) return ''
  const { options, counts = [], right, votes } = poll
  const answer = text.rightAnswer(options[right] ?? '', counts[right] ?? 0, votes)
  const verdict = verdictOf({ poll, vote }, answer)
  return vote === right ? `${verdict} ${answer}` : verdict
}

/** What is said of it whichever tab is shown. */
export function pollInWords({ poll, vote }: Answered): string {
  if (!poll) return ''
  if (poll.isOpen) return vote === undefined ? text.pollAsked(poll.question) : text.pollChosen
  const { reason = '' } = poll
  return `${resultInWords({ poll, vote }) || text.pollClosed} ${reason}`.trim()
}
