import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { loadBrowserConfig } from '#features/identity/web/browser-config.ts'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import type { Keeping } from '#features/profiles/web/register-page.tsx'
import type { Attempt } from '#features/quizzes/contract.ts'
import { writeLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './guest.en.ts'

const registering: Keeping = { keeps: 'guest' }
const loggingIn: Arrival = { from: paths.dashboard }

/** From the first right answer on: where it is kept, for how long, and how to keep it. */
export function GuestCard() {
  const hasPlayed = useHasPlayed()
  const isHosted = useHosted()
  useEffect(() => {
    if (hasPlayed) writeLocal('guest', 'played')
  }, [hasPlayed])
  if (!hasPlayed) return null
  return (
    <section
      aria-labelledby="guest-card"
      className="paper-card mx-auto mt-5 max-w-3xl p-5 max-sm:[.quiz+&]:mt-28"
    >
      <h2 id="guest-card" className="text-2xl">
        {text.keepIt}
      </h2>
      <p className="mt-2 mb-4">
        {isHosted ? text.onlyHereHosted : text.onlyHere} {text.withAccount}
      </p>
      <p className="flex flex-wrap gap-3">
        <Link to={paths.register} state={registering} className={`${buttonClass()} grow`}>
          {text.register}
        </Link>
        <Link to={paths.login} state={loggingIn} className={`${buttonClass('outline')} grow`}>
          {text.haveAccount}
        </Link>
      </p>
    </section>
  )
}

/** Idle guests of a hosted service are not removed by us, and it does not say when it does so. */
function useHosted(): boolean {
  const [isHosted, setHosted] = useState(false)
  useEffect(() => {
    // Known already: the guest's own client has asked for it.
    loadBrowserConfig().then(
      ({ identity }) => setHosted(identity.mode === 'firebase'),
      () => {},
    )
  }, [])
  return isHosted
}

function useHasPlayed(): boolean {
  const { pathname } = useLocation()
  const [, page, id] = pathname.split('/')
  // As the quiz has it (start-attempt.ts), which this must not fetch with it.
  const { data: attempt } = useQuery<Attempt>({ queryKey: ['attempt', moduleNumberOf(id)], enabled: false })
  return page === 'success' || ((attempt?.question?.position ?? 2) > 1 && attempt !== undefined)
}
