import { useState } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import { WideButton } from '../parts/form.tsx'
import { Verdict } from '../parts/result-note.tsx'
import { areAllMarked, isSame, lookAlike, mark, nadia } from './addresses.ts'
import * as text from './exercise.en.ts'
import type { Props } from './payment.ts'

/** Both addresses, one above the other, group by group. */
export function CompareAddresses({ onDone }: Props) {
  const [tried, setTried] = useState<readonly number[]>([])
  const marked = tried.reduce(mark, [] as readonly number[])
  const latest = tried.at(-1)
  const isComplete = areAllMarked(marked)
  const isRight = latest !== undefined && isSame(latest)
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(3.25rem,100%),1fr))] gap-2 [direction:ltr]">
        {nadia.map((above, group) => {
          const state = tried.includes(group) ? (isSame(group) ? 'right' : 'wrong') : undefined
          const below = lookAlike[group] ?? ''
          return (
            <li key={above} className="grid">
              <button
                type="button"
                className="grid min-h-21 w-full cursor-pointer content-start justify-items-center rounded-xl border border-field bg-paper py-2 data-verdict:border-2 aria-pressed:border-right aria-pressed:bg-right-tint aria-pressed:text-(--right) data-[verdict=wrong]:border-wrong data-[verdict=wrong]:border-dashed data-[verdict=wrong]:text-wrong"
                dir="ltr"
                data-verdict={state}
                aria-pressed={state === 'right'}
                onClick={() => setTried([...tried, group])}
              >
                <span className="sr-only">{text.group(group + 1)} </span>
                <code>{above} </code>
                <code>{below}</code>
                {state === 'right' && <CheckIcon className="size-5" strokeWidth={3} />}
                {state === 'wrong' && <CloseIcon className="size-5" strokeWidth={3} />}
                {state === 'wrong' && <span className="sr-only"> {text.differs}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <Verdict look={latest === undefined ? undefined : isComplete || isRight ? 'right' : 'wrong'}>
        {latest !== undefined && (
          <p key={tried.length}>
            {isComplete
              ? text.allMarked
              : isRight
                ? text.oneMore
                : text.notTheSame(nadia[latest] ?? '', lookAlike[latest] ?? '')}
          </p>
        )}
      </Verdict>
      {onDone && <WideButton isOff={!isComplete} words={text.finish} onPress={onDone} />}
    </>
  )
}
