import type { Poll } from '#wagons/classroom/contract/classroom-frames.ts'
import * as text from './room.en.ts'

interface PollResultProps {
  readonly poll: Poll
  readonly vote?: number | undefined
}

export function PollResult({ poll: { options, counts = [], votes }, vote }: PollResultProps) {
  return (
    <>
      <ul className="poll-result">
        {options.map((option, index) => {
          const count = counts[index] ?? 0
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two options may read the same
            <li key={index}>
              <span dir="auto">
                {option}
                {vote === index && <strong> ({text.yourVote})</strong>}
              </span>
              <span>{count}</span>
              <span
                aria-hidden="true"
                className="poll-bar"
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
