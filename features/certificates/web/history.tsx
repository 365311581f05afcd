import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { Fold } from './fold.tsx'
import * as text from './own-certificate.en.ts'

const dateTime = dateText({ dateStyle: 'long', timeStyle: 'short' })

interface HistoryProps {
  readonly history: readonly CertificateEvent[]
}

/** What has happened, the newest first. */
export function History({ history }: HistoryProps) {
  if (history.length === 0) return null
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.historyTitle}</h2>
      <Events history={history} />
    </section>
  )
}

/**
 * What has happened last is said; all that was before it waits until it is wanted. Once there is a certificate, its
 * ticket and the form for another name say what there is to say, but for a name that was not changed.
 */
export function tellHistory(history: HistoryProps['history'], isIssued = false) {
  const latest = history.findLastIndex(({ kind }) => kind !== 'mailed')
  const last = isIssued && history[latest]?.kind !== 'correction-declined' ? -1 : latest
  const event = history[last]
  const earlier = history.filter((_, index) => index !== last)
  return {
    lastEvent: event && (
      <div className="border-s-4 border-line ps-4">
        <Event {...event} />
      </div>
    ),
    earlier: earlier.length > 0 && (
      <Fold title={text.historyTitle}>
        <Events history={earlier} />
      </Fold>
    ),
  }
}

const Events = ({ history }: HistoryProps) => (
  <ol className="mt-3 grid gap-3">
    {history.toReversed().map((event, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two of the same time
      <li key={index} className="border-s-4 border-line ps-4">
        <Event {...event} />
      </li>
    ))}
  </ol>
)

function Event({ kind, detail, at }: CertificateEvent) {
  const isNumbered = kind === 'issued' || kind === 'reissued'
  return (
    <>
      <p>
        {text.events[kind]}
        {detail && !isNumbered && (
          <>
            {' '}
            <bdi className="font-semibold">{detail}</bdi>
          </>
        )}
      </p>
      {isNumbered && (
        <p className="break-all text-sm text-soft">
          {text.certificateNumber} <a href={`/certificates/${detail}`}>{detail}</a>
        </p>
      )}
      <p className="text-sm text-soft">
        <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
      </p>
    </>
  )
}
