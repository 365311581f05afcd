import type { ReactNode } from 'react'

interface ChoicesProps {
  readonly question: string
  readonly children: ReactNode
}

/** Options of which one is chosen, below what is asked. */
export const Choices = ({ question, children }: ChoicesProps) => (
  <fieldset className="grid grid-cols-1 gap-3 *:has-disabled:cursor-default *:has-disabled:border-dashed *:has-disabled:text-soft">
    <legend className="mb-3 font-display text-[1.375rem]/[1.2]">{question}</legend>
    {children}
  </fieldset>
)
