import type { Poll } from '#wagons/classroom/contract/classroom-frames.ts'
import * as text from './room.en.ts'

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
                className="col-span-full h-[0.6rem] min-w-[2px] rounded-[0.3rem] bg-season"
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
