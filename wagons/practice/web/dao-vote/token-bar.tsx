import type { PropsWithChildren } from 'react'
import { type Count, quorum, turnoutOf } from './dao.ts'
import * as text from './exercise.en.ts'

/** All 100 tokens on a line, with the quorum as a mark on it. What it shows stands below in words. */
export const TokenBar = ({ count }: { readonly count: Count }) => (
  <div className="grid gap-3 pt-2">
    <Bar percent={count.yes}>
      <span
        className="bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_2px,transparent_2px_6px)] forced-color-adjust-none [transition:inline-size_0.4s]"
        style={{ inlineSize: `${count.no}%` }}
      />
      <span
        className="absolute -inset-y-2 border-ink border-s-[3px]"
        style={{ insetInlineStart: `${quorum}%` }}
      />
    </Bar>
    <p className="font-semibold">
      {text.sides(count.yes, count.no)} {text.tookPart(turnoutOf(count), quorum)}
    </p>
  </div>
)

/** The children stand after what is filled. */
export const Bar = ({ percent, children }: PropsWithChildren<{ readonly percent: number }>) => (
  <div
    aria-hidden="true"
    className="relative flex h-5 self-center rounded-[0.625rem] border-2 border-ink bg-card"
  >
    <span
      className="rounded-s-[0.4rem] bg-season forced-color-adjust-none [transition:inline-size_0.4s]"
      style={{ inlineSize: `${percent}%` }}
    />
    {children}
  </div>
)
