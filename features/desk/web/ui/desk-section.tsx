import { type ReactNode, useId } from 'react'

interface DeskSectionProps {
  readonly title: string
  readonly note?: string
  readonly children: ReactNode
}

export function DeskSection({ title, note, children }: DeskSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {note && <p className="text-sm text-soft">{note}</p>}
      </div>
      {children}
    </section>
  )
}
