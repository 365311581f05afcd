import { ShareBar } from '#features/desk/web/ui/formats.tsx'
import type { ReportGain } from '#features/report/contract.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import * as text from './report.en.ts'

const percent = new Intl.NumberFormat(pageLanguage, { style: 'percent', maximumFractionDigits: 0 })

export const percentOf = (share: number): string => percent.format(share)

interface GainProps {
  readonly gain: ReportGain
  readonly fewest: number
}

/** What was right before and after, as two bars below each other. */
export function BeforeAfter({ gain, fewest }: GainProps) {
  if (!gain) return <Hidden fewest={fewest} />
  const { before, after } = gain
  return (
    <>
      {text.fromTo(percentOf(before), percentOf(after))}
      <ShareBar share={before} className="mt-[0.35rem] h-1 rounded-[2px] opacity-60" />
      <ShareBar share={after} className="mt-[2px] h-1.5 rounded-[3px]" />
    </>
  )
}

export const Hidden = ({ fewest }: { readonly fewest: number }) => (
  <span className="text-soft">{text.tooFew(fewest)}</span>
)

/** `41% (36–46%)` */
export function gainWords({ gain, fewest }: GainProps): string {
  if (!gain) return text.tooFew(fewest)
  if (!gain.gain) return text.nothingMissing
  const { share, low, high } = gain.gain
  return `${percentOf(share)} (${percent.formatRange(low, high)})`
}
