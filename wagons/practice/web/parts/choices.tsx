import { type ReactNode, useId } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import * as text from './practice.en.ts'

interface ChoicesProps<T extends string | number> {
  readonly legend: ReactNode
  readonly legendLook?: string
  readonly className?: string
  /** How options stand beside each other; below each other without it. */
  readonly beside?: string
  /** Of what is chosen; one of its own by default. */
  readonly name?: string
  readonly options: readonly T[]
  readonly words: (option: T) => ReactNode
  /** One of them, or any number of them. */
  readonly chosen: T | null | undefined | readonly T[]
  readonly onChoose: (option: T) => void
  /** How large the box of one of many is. */
  readonly box?: string
  readonly isClosed?: (option: T) => boolean
  /** On what was chosen before. */
  readonly verdict?: (option: T) => 'right' | 'wrong' | undefined
  /** Above the options. */
  readonly children?: ReactNode
}

const look =
  'practice-choice flex min-h-13 cursor-pointer items-center gap-[min(0.9rem,4vw)] rounded-[0.875rem] border border-field px-[min(1rem,5vw)] py-[0.6rem] has-disabled:cursor-default has-disabled:border-dashed has-disabled:text-soft has-checked:border-ink has-checked:bg-season-tint has-checked:[box-shadow:inset_0_0_0_1.5px_var(--color-ink)] has-focus-visible:outline-offset-3 has-focus-visible:[outline:3px_solid_var(--color-ink)] data-[verdict=right]:border-right data-[verdict=right]:bg-right-tint data-[verdict=right]:text-(--right) data-[verdict=wrong]:border-wrong data-[verdict=wrong]:text-wrong'

/** Options to choose from, each large enough for a finger, below what is asked. */
export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { legendLook = 'mb-3 font-display text-[1.375rem]/[1.2]', className = 'gap-3', beside } = props
  const { box = 'size-6', chosen } = props
  const id = useId()
  const isMany = Array.isArray(chosen)
  const rows = props.options.map((option) => {
    const verdict = props.verdict?.(option)
    const Sign = verdict === 'right' ? CheckIcon : CloseIcon
    return (
      <label key={option} className={look} data-verdict={verdict}>
        <input
          type={isMany ? 'checkbox' : 'radio'}
          className={isMany ? `flex-none accent-season ${box}` : 'radio flex-none border-2 border-field'}
          name={props.name ?? id}
          checked={isMany ? chosen.includes(option) : chosen === option}
          disabled={props.isClosed?.(option)}
          onChange={() => props.onChoose(option)}
        />
        <span className="min-w-0 grow wrap-anywhere">{props.words(option)}</span>
        {verdict && (
          <>
            <Sign className="size-6 shrink-0" strokeWidth={3} />
            <span className="sr-only">{verdict === 'right' ? text.isRight : text.wasTried}</span>
          </>
        )}
      </label>
    )
  })
  return (
    <fieldset className={`grid grid-cols-1 ${className}`}>
      <legend className={legendLook}>{props.legend}</legend>
      {props.children}
      {beside ? <div className={`grid ${beside}`}>{rows}</div> : rows}
    </fieldset>
  )
}

/** The name of an option, and below it in small print what it is. */
export const Named = ({ name, about }: { readonly name: ReactNode; readonly about?: ReactNode }) => (
  <>
    {name}
    <small className="block text-[0.9375rem]/[1.35] text-soft">{about}</small>
  </>
)
