import type { ReactNode } from 'react'
import type { getCertificate } from '#features/certificates/contract/certificates.ts'
import { stations } from '#features/modules/web/stations.ts'
import { useLearnerName } from '#features/shell/web/learner-name.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { siteName } from '#platform/web/lib/site-name.ts'
import { DateStamp } from '#platform/web/ui/date-stamp.tsx'
import './reward-picture.css'

interface RewardPictureProps extends Pick<Output<typeof getCertificate>, 'request' | 'certificate'> {
  /** What the stamp says of a request. */
  readonly requested: string
  /** The token, once it is there. */
  readonly coin: ReactNode
}

/** What the journey has brought, as it can be held: the letter on its way, the certificate, then its token beside it. */
export const RewardPicture = ({ request, certificate, requested, coin }: RewardPictureProps) => (
  <div aria-hidden="true" className="reward" data-season={stations.at(-1)?.season}>
    <div className="reward-thing">
      {certificate ? <Paper /> : <Letter />}
      {coin ? (
        <div className="reward-coin">{coin}</div>
      ) : certificate ? (
        <DateStamp words={siteName} at={certificate.issuedAt} language={pageLanguage} isUtc />
      ) : (
        request && <DateStamp words={requested} at={request.requestedAt} language={pageLanguage} />
      )}
    </div>
  </div>
)

/** In units of the drawing, which is 160 wide. */
const room = 138
/** Characters twice as wide as a letter, as in Chinese, Japanese and Korean names. */
const wide = /[\u1100-\u115f\u2e80-\uffff]/g

function Paper() {
  const name = useLearnerName() ?? ''
  return (
    <svg viewBox="0 0 160 112" className="reward-paper" aria-hidden="true">
      <path d="M56 24h48M30 64h100M46 74h68" />
      <text
        x="80"
        y="50"
        textLength={name.replace(wide, 'ww').length > 15 ? room : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {name}
      </text>
      {stations.map(({ number, season }, index) => (
        <circle key={number} data-season={season} cx={24 + index * 14} cy="94" r="5.5" />
      ))}
    </svg>
  )
}

const Letter = () => (
  <svg viewBox="0 0 160 112" className="reward-paper reward-letter" aria-hidden="true">
    <path d="m3 109 57-50m97 50L100 59M3 4l68 58q9 8 18 0l68-58M-36 40h22m-40 22h40m-28 22h28" />
    <circle cx="80" cy="64" r="13" />
    <path className="reward-tick" d="m74 64 4.5 4.5 8-9" />
  </svg>
)
