import type { ReactNode } from 'react'

interface OptionRowProps {
  /** Of its group, of which one is chosen. */
  readonly name: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One option of several, large enough for a finger. */
export const OptionRow = ({ name, isChosen, isDisabled, onChoose, children }: OptionRowProps) => (
  <label className="practice-choice">
    <input
      type="radio"
      className="radio"
      name={name}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
    />
    <span className="grow">{children}</span>
  </label>
)
