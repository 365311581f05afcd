import { programmes } from 'virtual:programmes'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { needsTallLines } from '#platform/contract/plain-text.ts'
import { Landscape } from '#platform/web/drawings/landscape.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import * as text from './certificate-ticket.en.ts'
import '#platform/web/ui/torn-ticket.css'
import './punched-line.css'
import './certificate-ticket.css'

interface CertificateTicketProps {
  readonly name: string
  readonly moduleCount: number
  /** The initiative that answers for it. */
  readonly issuer: string
  /** Null until it is issued: then the ticket is a preview. */
  readonly issued: { readonly id: string; readonly at: number } | null
}

/** In characters: more do not fit into the circle. */
const mostStamped = 11

const day = dateText({ dateStyle: 'long', timeZone: 'UTC' })

/** The ticket of the PDF, in the landscape of the journey. */
export function CertificateTicket({ name, moduleCount, issuer, issued }: CertificateTicketProps) {
  return (
    <div className="certificate-stage">
      <Landscape track />
      <div className="torn-frame">
        <div className="torn certificate-ticket">
          <div className="torn-body">
            <div aria-hidden="true" className="torn-stripe">
              {programmes.map(({ id, season }) => (
                <span key={id} data-season={season} />
              ))}
            </div>
            <h2 className="certificate-title">{text.certificate}</h2>
            <p className="mt-2 text-soft">{issued ? text.awardedTo : text.willBeAwardedTo}</p>
            <p dir="auto" className={`certificate-name ${needsTallLines(name) ? 'tall' : ''}`}>
              {name}
            </p>
            <p>{text.completed(moduleCount === MODULE_COUNT ? MODULES : String(moduleCount))}</p>
            <ol className="punched-line">
              {stations
                .filter(({ number }) => number <= moduleCount)
                .map((station) => (
                  <li key={station.number} data-season={station.season}>
                    <Punch number={station.number} />
                    <span>{station.name}</span>
                  </li>
                ))}
            </ol>
            <p>
              <span className="text-soft">{issued ? text.issuedBy : text.willBeIssuedBy}</span>{' '}
              <bdi className="font-semibold">{issuer}</bdi>
            </p>
          </div>
          <div className="torn-stub" data-season={stations.at(-1)?.season}>
            {issued ? (
              <>
                <dl>
                  <dt>{text.issuedOn}</dt>
                  <dd>{day(issued.at)}</dd>
                  <dt>{text.number}</dt>
                  <dd>{issued.id.match(/.{1,4}/g)?.join(' ')}</dd>
                </dl>
                <DateStamp
                  words={issuer.length <= mostStamped ? issuer : ''}
                  at={issued.at}
                  language={pageLanguage}
                  isUtc
                />
              </>
            ) : (
              <>
                <p className="certificate-note">{text.notIssued}</p>
                <p aria-hidden="true" className="date-stamp preview-stamp">
                  {text.preview}
                </p>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
