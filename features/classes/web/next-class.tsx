import type { ModuleClass } from '#features/classes/contract.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import * as text from './next-class.en.ts'

// In the reader's own time zone, which is named.
const time = dateText({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

export function NextClass({ nextClassAt, note }: Pick<ModuleClass, 'nextClassAt' | 'note'>) {
  return (
    <>
      {nextClassAt !== undefined && (
        <span className="block text-ink">
          {text.nextClass} <time dateTime={new Date(nextClassAt).toISOString()}>{time(nextClassAt)}</time>
        </span>
      )}
      {note && <span className="block text-ink">{note}</span>}
    </>
  )
}
