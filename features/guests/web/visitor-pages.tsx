import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { loadGuest, mayBeGuest, showGuest, useSession } from '#features/identity/web/session.ts'
import { skipToContent } from '#features/identity/web/top-bar.en.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { renewPage } from '#platform/web/lib/offline/renew-page.ts'
import { paths } from '#platform/web/paths.ts'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { LoadingPage } from '#platform/web/ui/loading.tsx'
import { GivenAnswer } from './given-answer.tsx'
import * as text from './guest.en.ts'
import { GuestCard } from './guest-card.tsx'

/** The pages of learners for those without a session: a quiz is played as a guest, all else leads to the login (S6.4). */
export function VisitorPages() {
  const session = useSession()
  const { pathname, search, hash, key } = useLocation()
  const isGuest = session.status === 'guest'
  const { ended, hasLeft } = session.status === 'signed-out' ? session : {}
  // A page that was opened by its address begins no guest, but for the first module.
  const isTapped = key !== 'default'
  const mayPlay =
    !ended &&
    !hasLeft &&
    /^\/(module\/|success$)/.test(pathname) &&
    (isGuest || isTapped || mayBeGuest(pathname))
  const { reason, failed, isBusy, again } = useGuest(mayPlay && !isGuest)
  if (!mayPlay || reason !== undefined) {
    const why = ended ?? (reason || (isGuest ? 'guest' : ''))
    const arrival: Arrival = { from: pathname + search + hash, ...(why && { ended: why }) }
    return <Navigate to={paths.login} replace state={arrival} />
  }
  if (isGuest) {
    return (
      <QueryProvider key={session.uid}>
        <Frame>
          <GivenAnswer>
            <Outlet />
          </GivenAnswer>
          <GuestCard />
        </Frame>
      </QueryProvider>
    )
  }
  if (!failed) return <LoadingPage frame="public" />
  return (
    <Frame>
      <LoadFailure what={text.unreachable} onRetry={again} isRetrying={isBusy} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="[--drawer:0rem]">
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="learner-page">
        {children}
      </main>
    </div>
  )
}

/** Begins the guest, once wanted. `reason`: why the service admits none, as its code; '' where it never does. */
function useGuest(isWanted: boolean) {
  const [reason, setReason] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a new try
  useEffect(() => {
    if (!isWanted) return
    setBusy(true)
    loadGuest()
      .then(({ playAsGuest }) => playAsGuest(showGuest))
      .catch(async (error) => {
        if (await renewPage(error)) return
        const code = codeOf(error)
        if (refusals.includes(code)) setReason('')
        else if (code === 'too-many-requests') setReason(code)
        else setFailed(true)
      })
      .finally(() => setBusy(false))
  }, [isWanted, round])
  return { reason, failed, isBusy, again: () => setRound(round + 1) }
}

const refusals = ['admin-restricted-operation', 'operation-not-allowed']

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code).replace(/^auth\//, '')
