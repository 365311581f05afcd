import * as text from './exercise.en.ts'
import type { Holdings } from './signing.ts'

interface HoldingsCardProps {
  readonly holdings: Holdings
  /** What was there before, where a thief has taken something. */
  readonly lost: Partial<Holdings>
}

const kinds = ['dollars', 'points', 'ether'] as const

/** What the practice wallet has, so that what is taken is seen to go. */
export const HoldingsCard = ({ holdings, lost }: HoldingsCardProps) => (
  <section aria-label={text.wallet} className="rounded-2xl border-2 border-season border-dashed px-4 py-3">
    <p className="mb-2 text-[0.875rem] text-soft">{text.wallet}</p>
    <ul className="flex flex-wrap gap-2">
      {kinds.map((kind) => {
        const before = lost[kind]
        return (
          <li
            key={kind}
            className="grid flex-[1_1_5rem] content-start justify-items-center text-center text-[0.875rem]/[1.25]"
          >
            <TokenDrawing kind={kind} />
            <strong className={`font-display text-[1.5rem] ${before === undefined ? '' : 'text-wrong'}`}>
              {text.number(holdings[kind])}
            </strong>
            <span>{text.holdings[kind]}</span>
            {before !== undefined && (
              <span className="text-wrong">
                {text.before} <s>{text.number(before)}</s>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  </section>
)

const shapes = {
  dollars: 'M16 7.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17Z',
  points:
    'm16 6.500 2.900 6.200 6.600.800-4.900 4.600 1.300 6.600-5.900-3.300-5.900 3.300 1.300-6.600-4.900-4.600 6.600-.800Z',
  ether: 'm16 5.500 6.500 10.500-6.500 10.500-6.500-10.500Zm-6.500 10.500 6.500 3.500 6.500-3.500',
} as const

const TokenDrawing = ({ kind }: { readonly kind: keyof Holdings }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-9">
    <circle cx="16" cy="16" r="14.500" fill="var(--season-tint)" stroke="var(--season)" strokeWidth="2" />
    <path d={shapes[kind]} fill="none" stroke="var(--season)" strokeWidth="2" strokeLinejoin="round" />
  </svg>
)
