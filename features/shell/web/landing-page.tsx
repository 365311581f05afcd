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
  <Suspense fallback={<div className="line-scene" />}>
    <LandingMap />
  </Suspense>
)

// Where the site names a chain, which every page knows before its script, the style takes the second sentence away.
const introWithToken = (
  <>
    {`${text.intro} `}
    <span className="landing-by-list">{text.byList}</span>
  </>
)

/**
 * The landing page (S1.1, S2.1): what it is, what it costs, how long it takes, what one gets; the login, or the way on
 * for a visitor who is signed in. Which of the two is known before the app is there (`use-visitor.ts`).
 */
export function LandingPage() {
  const visitor = useVisitor()
  const hasToken = hasPage(paths.claim)
  return (
    <div data-visitor={visitor} className="landing">
      {/* As high for who comes back: the peak and the balloon stay below the words. */}
      <div className="px-5 pt-1 max-sm:pt-0 wide:px-0 wide:pt-5 wide:back:pb-[4.725rem]">
        <h1 className="landing-title">{hasToken ? text.title : text.titleWithoutToken}</h1>
        {/* Who comes back to a phone knows them, and has their way on and the line on the first screen. */}
        <p className="mt-[0.6rem] max-w-xl leading-[1.4] max-sm:mt-3 max-sm:leading-[1.3] max-sm:back:hidden wide:mt-[0.85rem] wide:max-w-none wide:text-lg/[1.4]">
          {hasToken ? introWithToken : text.introWithoutToken}
        </p>
        <ul className="landing-facts max-sm:back:hidden">
          {text.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          <li className="max-sm:w-full">{text.certificate}</li>
        </ul>
        {visitor !== 'learner' && (
          <p className="landing-start back:hidden">
            <Link to={paths.register} className={`${buttonClass()} landing-button`}>
              {text.start}
            </Link>
            <Link to={paths.lesson(1)} className={`${buttonClass('outline')} bg-card`}>
              {text.look}
            </Link>
            {/* biome-ignore lint/a11y/useValidAnchor: it does lead there, by itself where no script runs */}
            <a
              href="#login"
              className={`${buttonClass('outline')} landing-account bg-card wide:hidden`}
              onClick={goToLogin}
            >
              {text.haveAccount}
            </a>
          </p>
        )}
      </div>
      <section aria-labelledby="line-map" className="landing-map">
        {map}
      </section>
      {visitor !== 'learner' && (
        <div id="login" className="landing-ticket scroll-mt-4 back:hidden">
          <LandingLogin />
        </div>
      )}
      {/* The way on takes the place of "Start free". */}
      {visitor !== 'newcomer' && (
        <div className="landing-ticket landing-go-on for-learners max-[56rem]:row-start-2 max-[56rem]:mt-[0.9rem]">
          {goOn}
        </div>
      )}
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
