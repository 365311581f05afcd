import type { ReactNode } from 'react'

/** In a `dl`; name and value stand side by side where there is room. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-6">
      <dt className="flex-[0_0_7.5em] text-soft">{name}</dt>
      <dd className="flex-[1_1_8em] wrap-anywhere">{children}</dd>
    </div>
  )
}
