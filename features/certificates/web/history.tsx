import type { ReactNode } from 'react'
import type { CertificateEvent } from '#features/certificates/contract/certificates.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { CertificateSteps } from './certificate-steps.tsx'
import * as text from './own-certificate.en.ts'

const dateTime = dateText({ dateStyle: 'long', timeStyle: 'short' })

interface HistoryProps {
  readonly history: readonly CertificateEvent[]
}

/** What has happened, the newest first, where no steps tell it. */
export function History({ history }: HistoryProps) {
  if (history.length === 0) return null
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.historyTitle}</h2>
      <ol className="mt-3 grid gap-3">
        {history.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two of the same time
          <li key={index} className="border-s-4 border-line ps-4">
            <Event {...event} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The steps from the request to the token, and with each what has happened there. */
export function StepsSoFar({ history }: HistoryProps) {
  const requested = history.findLastIndex(({ kind }) => kind === 'requested') + 1
  const issued = history.findIndex(({ kind }) => kind === 'issued')
  const end = issued < 0 ? history.length : issued
  return (
    <CertificateSteps
      done={issued < 0 ? 1 : 3}
      happened={[
        list(history.slice(0, requested)),
        list(history.slice(requested, end)),
        list(history.slice(end)),
      ]}
    />
  )
}

const list = (events: readonly CertificateEvent[]): ReactNode =>
  events.length > 0 && (
    <div className="grid gap-2">
      {events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two of the same time
        <div key={index}>
          <Event {...event} />
        </div>
      ))}
    </div>
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
