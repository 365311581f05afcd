import { type ReactNode, useId } from 'react'

interface ClassCardProps {
  readonly title: string
  /** `auto` for a title in someone's own words. */
  readonly dir?: 'auto'
  readonly children: ReactNode
}

/** Something that is asked in a class. */
export function ClassCard({ title, dir, children }: ClassCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3"
    >
      <h3 id={id} dir={dir} className="text-[1.25rem]">
        {title}
      </h3>
      {children}
    </section>
  )
}
