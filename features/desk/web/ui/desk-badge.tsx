import type { ReactNode } from 'react'

interface DeskBadgeProps {
  readonly isError?: boolean
  readonly children: ReactNode
}

export function DeskBadge({ isError = false, children }: DeskBadgeProps) {
  const colour = isError ? 'border-(--color-error) text-(--color-error)' : 'border-field'
  return (
    <span className={`inline-block rounded-[1rem] border px-2 py-[0.05rem] text-[0.8125rem] ${colour}`}>
      {children}
    </span>
  )
}
