import { type ReactNode, useId } from 'react'

interface DeskChoiceProps {
  readonly label: string
  readonly name: string
  /** Chosen at first. */
  readonly value: string
  /** Its options. */
  readonly children: ReactNode
}

export function DeskChoice({ label, name, value, children }: DeskChoiceProps) {
  const id = useId()
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="input appearance-auto">
        {children}
      </select>
    </div>
  )
}
