import { type ReactNode, useId } from 'react'

interface ClassCardProps {
  readonly title: string
  /** `auto` for a title in someone's own words. */
  readonly dir?: 'auto'
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** Something that is written in a class, below the benches. */
export function ClassCard({ title, dir, above, children }: ClassCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-2xl border border-line bg-paper p-[0.9rem_1rem_1rem]">
      {above}
      <h3 id={id} dir={dir} className="text-[1.25rem]">
        {title}
      </h3>
      {children}
    </section>
  )
}
