import { readLocal } from '#platform/web/lib/local-storage.ts'
import { followStoredChoice } from '#platform/web/lib/page-language.ts'
import { followStoredTheme } from '#platform/web/lib/theme.ts'
import './styles/app.css'
// What is built beforehand is drawn before its script is there.
import '#features/shell/web/landing.css'
import '#features/shell/web/line-map.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import type { Arrival } from '#features/identity/web/arrival.ts'
import { mayBeGuest, onSession, onWarm, startSession } from '#features/identity/web/session.ts'
import { setLearnerMenu } from '#features/identity/web/top-bar.tsx'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import { paths } from '#platform/web/paths.ts'
import { AppRoutes, loadPage, needsLogin } from './routes.tsx'
// Small, and wanted by most pages: here it is no file of its own.
import '#platform/web/drawings/landscape.tsx'

followStoredTheme()
followStoredChoice()
// What a lost connection left undone is done by the next page: the name to greet by, a profile to be written.
onSession((email, since) => {
  if (readLocal('guest') === 'played')
    import('#features/guests/web/ask-guest.tsx').then(
      (ask) => ask.askGuest(),
      () => {},
    )
  if (since === 'before' && readLocal('userName') !== null && readLocal('pendingProfile') === null) return
  import('#features/profiles/web/sync-profile.ts').then(
    ({ syncProfile }) => syncProfile(email, since),
    () => {},
  )
})
setLearnerMenu(async () => (await import('#features/shell/web/menu-dialog.tsx')).MenuDialog)
const next = [paths.dashboard, paths.register, paths.forgotPassword, paths.signInLink]
// Where the site measures; it waits for what the visitor came for.
if ('measured' in document.documentElement.dataset)
  whenQuiet()
    .then(() => import('#features/measures/web/start-measuring.ts'))
    .catch(() => {})
onWarm(() => {
  for (const path of next) loadPage(path).catch(() => {})
})

if (needsLogin(location.pathname)) {
  const { pathname, search, hash } = location
  // The browser is fetching its code already; what finds the session is fetched beside it.
  if (readLocal('authenticated') === 'true' || mayBeGuest(pathname)) startSession()
  else {
    // A device without a known session gets the login form at once; a session that is found leads back.
    const arrival: Arrival = { from: pathname + search + hash, isGuess: true }
    history.replaceState({ usr: arrival }, '', paths.login)
    // After the login it is needed.
    loadPage(pathname).catch(() => {})
  }
}

// In every page of the build.
const root = document.getElementById('root') as HTMLElement

const app = (
  <StrictMode>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </StrictMode>
)

// A prerendered page says for which path it was drawn, and knew nothing of state kept in the browser's history.
const state = history.state as { usr?: unknown } | null
const isPrerendered = root.dataset.path === location.pathname && !state?.usr
// With its code at hand the page comes alive in one go. No `await`: that code imports from this chunk. A page whose code
// could not be fetched fetches it again by itself. A task of its own, for this one has been long.
setTimeout(() => loadPage(location.pathname).then(begin, begin))

function begin() {
  window.isAppThere = true
  // In slices between which the page listens; a tap brings what it meets to life at once.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
}
