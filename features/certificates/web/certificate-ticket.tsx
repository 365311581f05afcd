import { programmes } from 'virtual:programmes'
import { Fragment, type ReactNode } from 'react'
import { Punch } from '#features/modules/web/punch.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { needsTallLines } from '#platform/contract/plain-text.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import * as text from './certificate-ticket.en.ts'
import { TicketStage } from './ticket-stage.tsx'
import './certificate-ticket.css'
import './punched-line.css'

interface CertificateTicketProps {
  readonly name: string
  readonly moduleCount: number
  /** The initiative that answers for it. */
  readonly issuer: string
  /** Null until it is issued: then the ticket is a preview. */
  readonly issued: { readonly id: string; readonly at: number } | null
  /** What to do with it, at its foot. */
  readonly children?: ReactNode
}

/** In characters: more do not fit into the circle. */
const mostStamped = 11

/** Beside the stamp, above it where the stub is high. */
const beside = 'min-w-0 flex-[1_1_9rem] @min-[44rem]:w-full @min-[44rem]:flex-none'

const day = dateText({ dateStyle: 'long', timeZone: 'UTC' })

/** The ticket of the PDF, in the landscape of the journey. */
export function CertificateTicket({ name, moduleCount, issuer, issued, children }: CertificateTicketProps) {
  return (
    <TicketStage foot={children}>
      <div className="torn">
        <div className="torn-body">
          <div aria-hidden="true" className="torn-stripe">
            {programmes.map(({ id, season }) => (
              <span key={id} data-season={season} />
            ))}
          </div>
          <h2 className="mt-4 text-[min(clamp(1.8rem,1rem+3.5vw,2.6rem),11vw)]">{text.certificate}</h2>
          <p className="mt-2 text-soft">{issued ? text.awardedTo : text.willBeAwardedTo}</p>
          <p
            dir="auto"
            className={`mt-[0.1rem] mb-[0.4rem] font-display text-[clamp(2.2rem,1.2rem+4vw,3.4rem)] font-semibold wrap-anywhere ${needsTallLines(name) ? 'leading-normal' : 'leading-[1.15]'}`}
          >
            {name}
          </p>
          <p>{text.completed(moduleCount === MODULE_COUNT ? MODULES : String(moduleCount))}</p>
          <ol className="punched-line">
            {stations
              .filter(({ number }) => number <= moduleCount)
              .map((station) => (
                <li key={station.number} data-season={station.season}>
                  <Punch number={station.number} />
                  {/* Where there is no room beneath the signs, the names are for the ear alone. */}
                  <span className="@max-[51rem]:sr-only">{station.name}</span>
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
              <dl className={beside}>
                <dt className="font-display text-[1.1rem]">{text.issuedOn}</dt>
                <dd>{day(issued.at)}</dd>
                <dt className="mt-[0.6rem] font-display text-[1.1rem]">{text.number}</dt>
                <dd>
                  {/* A hyphen in a group is no place to break it. */}
                  {issued.id.match(/.{1,4}/g)?.map((group, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two groups may read the same
                    <Fragment key={index}>
                      <span className="whitespace-nowrap">{group}</span>{' '}
                    </Fragment>
                  ))}
                </dd>
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
              <p className={beside}>{text.notIssued}</p>
              <p aria-hidden="true" className="date-stamp preview-stamp">
                {text.preview}
              </p>
            </>
          )}
        </div>
      </div>
    </TicketStage>
  )
}
