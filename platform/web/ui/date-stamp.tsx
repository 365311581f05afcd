import './date-stamp.css'

interface DateStampProps {
  /** Above the date. */
  readonly words: string
  /** In ms. */
  readonly at: number
  readonly language: string
  /** Else by the clock of this device. */
  readonly isUtc?: boolean
}

/** A rubber stamp, pressed a little askew. */
export function DateStamp({ words, at, language, isUtc = false }: DateStampProps) {
  const zone = isUtc && { timeZone: 'UTC' }
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...zone, ...options }).format(at)
  return (
    <time dateTime={new Date(at).toISOString()} className="date-stamp">
      <span className="sr-only">{format({ dateStyle: 'long' })}</span>
      <span aria-hidden="true">{words}</span>
      <strong aria-hidden="true">{format({ day: 'numeric', month: 'short' })}</strong>
      <span aria-hidden="true">{format({ year: 'numeric' })}</span>
    </time>
  )
}
