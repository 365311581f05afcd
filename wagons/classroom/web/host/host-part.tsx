import { type ReactNode, useId } from 'react'

interface HostPartProps {
  readonly title?: string
  /** `auto` for a title in someone's own words. */
  readonly dir?: 'auto' | undefined
  /** What stands beside the title. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** One of the host's tools; nameless where it is a field, which has a name of its own. */
export function HostPart({ title, dir, aside, children }: HostPartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title && id}
      className="host-part grid min-w-0 content-start justify-items-start gap-2"
    >
      {title && (
        <div className="flex w-full flex-wrap items-center gap-x-3">
          <h4
            id={id}
            dir={dir}
            className="min-w-0 flex-[1_1_9rem] font-display text-[1.2rem] leading-tight font-semibold"
          >
            {title}
          </h4>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
