import { type ReactNode, useId } from 'react'

interface HostPartProps {
  readonly title?: string
  /** `auto` for a title in someone's own words. */
  readonly dir?: 'auto'
  readonly children: ReactNode
}

/** One of the host's tools; nameless where it is a field, which has a name of its own. */
export function HostPart({ title, dir, children }: HostPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title && id}
      className="grid min-w-0 content-start justify-items-start gap-2 border-t border-line pt-3"
    >
      {title && (
        <h4 id={id} dir={dir} className="w-full font-display text-[1.2rem] font-semibold">
          {title}
        </h4>
      )}
      {children}
    </section>
  )
}
