import type { CertificateEvent } from '#contract/certificates.ts'
import { pageLanguage } from '#web/lib/page-language.ts'
import * as text from './own-certificate.en.ts'

const dateTime = new Intl.DateTimeFormat(pageLanguage, { dateStyle: 'long', timeStyle: 'short' })

export function History({ history }: { readonly history: readonly CertificateEvent[] }) {
  if (history.length === 0) return null
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.historyTitle}</h2>
      <ol className="mt-3 grid gap-3">
        {history.toReversed().map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing else distinguishes two of the same time
          <li key={index} className="border-s-4 border-line ps-4">
            <p>
              {text.events[event.kind]}
              {event.detail && !isNumbered(event) && (
                <>
                  {' '}
                  <bdi className="font-semibold">{event.detail}</bdi>
                </>
              )}
            </p>
            {isNumbered(event) && (
              <p className="break-all text-sm text-soft">
                {text.certificateNumber} <a href={`/certificates/${event.detail}`}>{event.detail}</a>
              </p>
            )}
            <p className="text-sm text-soft">
              <time dateTime={new Date(event.at).toISOString()}>{dateTime.format(event.at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const isNumbered = ({ kind }: CertificateEvent) => kind === 'issued' || kind === 'reissued'
