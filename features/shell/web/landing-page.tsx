import { type MouseEvent, Suspense } from 'react'
import { LandingLogin } from '#features/identity/web/login/landing-login.tsx'
import { warmIdentity } from '#features/identity/web/session.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './landing.en.tsx'
import { useVisitor } from './use-visitor.ts'

// Not all comes to life at once, but its HTML is there: as one element each is never drawn anew before.
const LandingMap = latePart(() => import('./landing-map.tsx').then((part) => part.LandingMap))
const GoOnTicket = latePart(() => import('./go-on-ticket.tsx').then((part) => part.GoOnTicket))
const goOn = (
  <Suspense>
    <GoOnTicket />
  </Suspense>
)
const map = (
  <Suspense
    fallback={
      <div className="line-map">
        <div className="line-scene" />
      </div>
    }
  >
    <LandingMap />
  </Suspense>
)

/**
 * The landing page (S1.1, S2.1): what it is, what it costs, how long it takes, what one gets; the login, or the way on
 * for a visitor who is signed in. Which of the two is known before the app is there (`use-visitor.ts`).
 */
export function LandingPage() {
  const visitor = useVisitor()
  const hasToken = hasPage(paths.claim)
  return (
    <div className="landing" data-as-built={visitor === 'unknown' || undefined}>
      <div className="landing-words">
        <h1 className="landing-title">{hasToken ? text.title : text.titleWithoutToken}</h1>
        <p className="landing-intro">{hasToken ? text.intro : text.introWithoutToken}</p>
        <ul className="landing-facts">
          {text.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li className="landing-more">{text.certificate}</li>
        </ul>
        {visitor !== 'learner' && (
          <p className="landing-start for-newcomers">
            <Link to={paths.register} className={`${buttonClass()} landing-button`}>
              {text.start}
            </Link>
            {/* biome-ignore lint/a11y/useValidAnchor: it does lead there, by itself where no script runs */}
            <a href="#login" className={`${buttonClass('outline')} landing-account`} onClick={goToLogin}>
              {text.haveAccount}
            </a>
          </p>
        )}
      </div>
      {map}
      {visitor !== 'learner' && (
        <div id="login" className="landing-ticket for-newcomers">
          <LandingLogin />
        </div>
      )}
      {visitor !== 'newcomer' && <div className="landing-ticket landing-go-on for-learners">{goOn}</div>}
    </div>
  )
}

/** To the ticket, and into its first field: on a phone the keyboard opens. */
function goToLogin(event: MouseEvent<HTMLAnchorElement>) {
  const ticket = document.getElementById('login')
  const field = ticket?.querySelector('input')
  if (!ticket || !field) return
  event.preventDefault()
  warmIdentity()
  ticket.scrollIntoView()
  field.focus({ preventScroll: true })
}
