import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  readonly title: string
  /** By which an address leads to it. */
  readonly name?: string
  readonly note: ReactNode
  readonly children: ReactNode
}

export function AccountSection({ title, name, note, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section id={name} aria-labelledby={id} className="scroll-mt-4">
      <div className="paper-card flex flex-wrap gap-x-8 gap-y-4 p-5 sm:p-7">
        <div className="min-w-0 flex-[1_1_15rem]">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <p className="mt-1 text-sm text-soft">{note}</p>
        </div>
        <div className="min-w-0 flex-[2_1_20rem]">{children}</div>
      </div>
    </section>
  )
}
