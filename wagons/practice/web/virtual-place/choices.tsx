import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly legend: string
  /** Has the heading of what is shown now, which takes the focus: see StepPart. */
  readonly isFirst?: boolean
  readonly children: ReactNode
}

export const Choices = ({ legend, isFirst, children }: ChoicesProps) => (
  <>
    {isFirst && (
      <h3 tabIndex={-1} className="scroll-my-24 text-[1.375rem]/[1.2]">
        {legend}
      </h3>
    )}
    <fieldset className="grid grid-cols-1 gap-2.5">
      <legend className={isFirst ? 'sr-only' : 'mb-3 font-display text-[1.375rem]/[1.2]'}>{legend}</legend>
      {children}
    </fieldset>
  </>
)

interface CheckRowProps {
  readonly isChecked: boolean
  readonly onSwitch: () => void
  readonly children: ReactNode
}

/** One of several things of which any number is chosen. */
export const CheckRow = ({ isChecked, onSwitch, children }: CheckRowProps) => (
  <label className="practice-choice">
    <input type="checkbox" className="size-6 accent-season" checked={isChecked} onChange={onSwitch} />
    <span className="grow">{children}</span>
  </label>
)
