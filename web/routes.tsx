import { isValidElement, Suspense } from 'react'
import { createRoutesFromElements, matchRoutes, Outlet, Route, useLocation, useRoutes } from 'react-router'
import { LoginPage } from '#web/features/identity/login-page.tsx'
import { PublicLayout } from '#web/features/identity/public-layout.tsx'
import { LandingPage } from '#web/features/modules/landing-page.tsx'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { type LatePage, latePage } from '#web/lib/late-page.tsx'
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
const AccountPage = latePage(
  async () => (await import('#web/features/profiles/account-page.tsx')).AccountPage,
)
const RegisterPage = latePage(
  async () => (await import('#web/features/profiles/register-page.tsx')).RegisterPage,
)
const RewardPage = latePage(async () => (await import('#web/features/rewards/reward-page.tsx')).RewardPage)
const ForgotPasswordPage = latePage(
  async () => (await import('#web/features/identity/mail-link/forgot-password-page.tsx')).ForgotPasswordPage,
)
const SignInLinkPage = latePage(
  async () => (await import('#web/features/identity/mail-link/sign-in-link-page.tsx')).SignInLinkPage,
)
const ActionPage = latePage(
  async () => (await import('#web/features/identity/action/action-page.tsx')).ActionPage,
)
const ProviderPage = latePage(
  async () => (await import('#web/features/identity/providers/provider-page.tsx')).ProviderPage,
)
const NotFoundPage = latePage(async () => (await import('#web/not-found-page.tsx')).NotFoundPage)
const LessonPage = latePage(async () => (await import('#web/features/modules/lesson-page.tsx')).LessonPage)
const ClassPage = latePage(async () => (await import('#web/features/classes/class-page.tsx')).ClassPage)

const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route path="/" element={<LandingPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route element={<Waiting as="div" />}>
        <Route path="/register" element={<RegisterPage />} />
        <Route path="/reward" element={<RewardPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/sign-in-link" element={<SignInLinkPage />} />
        <Route path="/auth/action" element={<ActionPage />} />
        <Route path="/auth/provider" element={<ProviderPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>
    <Route element={<Waiting as="main" />}>
      <Route element={<DashboardLayout />}>
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="/module/:id" element={<QuizPage />} />
        <Route path="/success" element={<SuccessPage />} />
        <Route path="/account" element={<AccountPage />} />
      </Route>
      <Route path="/lesson/:id" element={<LessonPage />} />
      <Route path="/class/:space" element={<ClassPage />} />
    </Route>
  </>,
)

/**
 * Every page of the app at its path (spec §2). Pages of signed-in learners, and those that few visitors see, are loaded
 * when they are first opened.
 */
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
function Waiting({ as }: { readonly as: 'main' | 'div' }) {
  const { pathname } = useLocation()
  return (
    <PageFailure place={pathname} as={as}>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
    </PageFailure>
  )
}
