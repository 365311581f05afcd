import { useEffect, useRef, useState } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import { WideButton } from '../parts/form.tsx'
import { areAllMarked, isReadOut, isSame, lookAlike, mark, nadia } from './addresses.ts'
import * as text from './exercise.en.ts'
import type { Props } from './payment.ts'

/** The contact, in which one finds what Nadia reads out. */
export const HearGroups = ({ onDone }: Pick<Props, 'onDone'>) => (
  <Groups
    rows={[nadia]}
    isRight={isReadOut}
    wrong={text.notRead}
    oneMore={text.isInContact}
    all={text.allHeard}
    onDone={onDone}
  />
)

/** Both addresses, one above the other, group by group. */
export const CompareAddresses = ({ onDone }: Props) => (
  <Groups
    rows={[nadia, lookAlike]}
    isRight={isSame}
    wrong={text.notTheSame}
    oneMore={text.oneMore}
    all={text.allMarked}
    button={text.finish}
    onDone={onDone}
  />
)

interface GroupsProps extends Pick<Props, 'onDone'> {
  /** One address, or two. */
  readonly rows: readonly (readonly string[])[]
  readonly isRight: (group: number) => boolean
  /** What is said of the latest group, and of all when they are found. */
  readonly wrong: (above: string, below: string) => string
  readonly oneMore: string
  readonly all: string
  readonly button?: string
}

/** On the corner, so that all groups and what is said of them fit on a small screen. */
const sign = 'absolute -end-1.5 -top-1.5 size-5 rounded-full p-[0.2rem] text-card'

/** Groups to tap until each right one is found. */
function Groups({ rows, isRight, wrong, oneMore, all, button, onDone }: GroupsProps) {
  const [tried, setTried] = useState<readonly number[]>([])
  const marked = tried.reduce((before, group) => mark(before, group, isRight), [] as readonly number[])
  const latest = tried.at(-1)
  const isComplete = areAllMarked(marked, isRight)
  const isLatestRight = latest !== undefined && isRight(latest)
  const [above = '', below = ''] = rows.map((row) => row[latest ?? 0])
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Once the sheet has its words and its height is known.
    if (tried.length > 0)
      requestAnimationFrame(() =>
        requestAnimationFrame(() => list.current?.scrollIntoView({ block: 'nearest' })),
      )
  }, [tried])
  return (
    <>
      <ul
        ref={list}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(3.25rem,100%),1fr))] gap-2 [direction:ltr]"
      >
        {nadia.map((first, group) => {
          const state = tried.includes(group) ? (isRight(group) ? 'right' : 'wrong') : undefined
          return (
            <li key={first} className="grid">
              <button
                type="button"
                className="relative grid min-h-11 w-full cursor-pointer content-center justify-items-center rounded-xl border border-field bg-paper py-2 data-verdict:border-2 aria-pressed:border-right aria-pressed:bg-right-tint aria-pressed:text-(--right) data-[verdict=wrong]:border-wrong data-[verdict=wrong]:border-dashed data-[verdict=wrong]:text-wrong"
                dir="ltr"
                data-verdict={state}
                aria-pressed={state === 'right'}
                onClick={() => setTried([...tried, group])}
              >
                <span className="sr-only">{text.group(group + 1)} </span>
                {rows.map((row) => (
                  <code key={row[1]}>{row[group]} </code>
                ))}
                {state === 'right' && <CheckIcon className={`${sign} bg-(--right)`} strokeWidth={4} />}
                {state === 'wrong' && <CloseIcon className={`${sign} bg-wrong`} strokeWidth={4} />}
                {state === 'wrong' && <span className="sr-only"> {text.differs}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {onDone && (
        <WideButton
          isOff={!isComplete}
          words={button ?? false}
          onPress={onDone}
          verdict={
            latest === undefined
              ? undefined
              : {
                  look: isComplete || isLatestRight ? 'right' : 'wrong',
                  words: <p>{isComplete ? all : isLatestRight ? oneMore : wrong(above, below)}</p>,
                  told: tried.length,
                }
          }
        />
      )}
    </>
  )
}
