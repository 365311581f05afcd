import { programmes } from 'virtual:programmes'
import { LandingLogin } from '#web/features/identity/login/landing-login.tsx'
import { RailMap } from '#web/features/modules/rail-map.tsx'
import * as text from './landing.en.tsx'

/** The landing page (S1.1, S2.1): what it is, what it costs, how long it takes, what one gets; and the login. */
export function LandingPage() {
  return (
    <>
      <div className="page-width landing-hero">
        <div>
          <h1 className="landing-title">{text.title}</h1>
          <p className="mt-5 max-w-xl text-xl">{text.intro}</p>
          <ul className="mt-8 grid grid-cols-3 gap-4 sm:flex sm:gap-8">
            {text.facts.map(({ fact, detail }) => (
              <li key={fact}>
                <strong className="block font-display text-xl sm:text-2xl">{fact}</strong>
                <span className="block text-sm text-soft">{detail}</span>
              </li>
            ))}
          </ul>
        </div>
        <LandingLogin />
      </div>
      <section className="border-y border-line bg-card py-8">
        <div className="page-width">
          <h2 className="mb-6 text-2xl">{text.map}</h2>
          <RailMap programmes={programmes} completed={[]} current={1} />
        </div>
      </section>
    </>
  )
}
