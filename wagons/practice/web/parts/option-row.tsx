import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import * as text from './practice.en.ts'

interface OptionRowProps {
  /** Of its group, of which one is chosen. */
  readonly name: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  /** On what was chosen before. */
  readonly verdict?: 'right' | 'wrong' | undefined
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One option of several, large enough for a finger. */
export const OptionRow = ({ name, isChosen, isDisabled, verdict, onChoose, children }: OptionRowProps) => (
  <label className="practice-choice" data-verdict={verdict}>
    <input
      type="radio"
      className="radio"
      name={name}
      checked={isChosen}
      disabled={isDisabled}
      onChange={onChoose}
    />
    <span className="grow">{children}</span>
    {verdict === 'right' && <CheckIcon className="size-6 shrink-0" strokeWidth={3} />}
    {verdict === 'wrong' && <CloseIcon className="size-6 shrink-0" strokeWidth={3} />}
    {verdict && <span className="sr-only">{verdict === 'right' ? text.isRight : text.wasTried}</span>}
  </label>
)
