import { isValidElement, Suspense } from 'react'
import { createRoutesFromElements, matchRoutes, Outlet, Route, useLocation, useRoutes } from 'react-router'
import { LoginPage } from '#web/features/identity/login-page.tsx'
import { PublicLayout } from '#web/features/identity/public-layout.tsx'
import { LandingPage } from '#web/features/modules/landing-page.tsx'
import { RegisterPage } from '#web/features/profiles/register-page.tsx'
import { RewardPage } from '#web/features/rewards/reward-page.tsx'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { type LatePage, latePage } from '#web/lib/late-page.tsx'
import { NotFoundPage } from '#web/not-found-page.tsx'
import { PageChange } from '#web/page-change.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ModalHost } from '#web/ui/modal.tsx'
import { PageFailure } from '#web/ui/page-failure.tsx'
import { Toaster } from '#web/ui/toast.tsx'

const DashboardLayout = latePage(
  async () => (await import('#web/features/modules/dashboard-layout.tsx')).DashboardLayout,
)
const DashboardPage = latePage(async () => {
  const [{ DashboardPage }, { RequestCertificate }] = await Promise.all([
    import('#web/features/progress/dashboard-page.tsx'),
    import('#web/features/certificates/request-certificate.tsx'),
  ])
  return () => <DashboardPage certificate={<RequestCertificate />} />
})
const QuizPage = latePage(async () => (await import('#web/features/quizzes/quiz-page.tsx')).QuizPage)
const SuccessPage = latePage(async () => (await import('#web/features/quizzes/success-page.tsx')).SuccessPage)
const ClassPage = latePage(async () => (await import('#web/features/classes/class-page.tsx')).ClassPage)

const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route path="/" element={<LandingPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/register" element={<RegisterPage />} />
      <Route path="/reward" element={<RewardPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<Waiting />}>
      <Route element={<DashboardLayout />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/module/:id" element={<QuizPage />} />
        <Route path="/success" element={<SuccessPage />} />
      </Route>
      <Route path="/class/:space" element={<ClassPage />} />
    </Route>
  </>,
)

/** Every page of the app at its path (spec §2). Pages of signed-in learners are loaded when they are first opened. */
export function AppRoutes() {
  useEarlySubmit()
  return (
    <>
      <PageChange />
      {useRoutes(routes)}
      <Toaster />
      <ModalHost />
    </>
  )
}

/** Fetches the code of the page at a path, so that it can be drawn in one go. */
export async function loadPage(path: string): Promise<void> {
  const elements = matchRoutes(routes, path)?.map(({ route }) => route.element) ?? []
  await Promise.all(elements.map((element) => isValidElement(element) && loadCode(element.type)))
}

const loadCode = (type: unknown) => (type as Partial<LatePage>).load?.()

// Around the pages that are loaded later only: the others come alive in one go with the whole page.
function Waiting() {
  const { pathname } = useLocation()
  return (
    <PageFailure place={pathname}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </PageFailure>
  )
}
