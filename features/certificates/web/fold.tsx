import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'

interface FoldProps {
  readonly title: string
  readonly children: ReactNode
}

/** A card that opens when it is wanted. */
export const Fold = ({ title, children }: FoldProps) => (
  <details className="group paper-card px-5 py-2 sm:px-7">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-display text-[1.35rem] leading-[1.15] [&::-webkit-details-marker]:hidden">
      <h2 className="grow">{title}</h2>
      <ChevronDownIcon className="size-6 transition-[rotate] group-open:rotate-180" />
    </summary>
    <div className="pt-2 pb-4">{children}</div>
  </details>
)
