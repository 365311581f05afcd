import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { LoginPage } from '#web/features/identity/login-page.tsx'
import { PublicLayout } from '#web/features/identity/public-layout.tsx'
import { LandingPage } from '#web/features/modules/landing-page.tsx'
import { RegisterPage } from '#web/features/profiles/register-page.tsx'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { PageChange } from '#web/page-change.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ModalHost } from '#web/ui/modal.tsx'
import { Toaster } from '#web/ui/toast.tsx'

const DashboardLayout = lazy(() =>
  import('#web/features/modules/dashboard-layout.tsx').then((module) => ({
    default: module.DashboardLayout,
  })),
)
const DashboardPage = lazy(async () => {
  const [{ DashboardPage }, { RequestCertificate }] = await Promise.all([
    import('#web/features/progress/dashboard-page.tsx'),
    import('#web/features/certificates/request-certificate.tsx'),
  ])
  return { default: () => <DashboardPage certificate={<RequestCertificate />} /> }
})
const QuizPage = lazy(() =>
  import('#web/features/quizzes/quiz-page.tsx').then((module) => ({ default: module.QuizPage })),
)
const SuccessPage = lazy(() =>
  import('#web/features/quizzes/success-page.tsx').then((module) => ({ default: module.SuccessPage })),
)
const AccountPage = lazy(() =>
  import('#web/features/profiles/account-page.tsx').then((module) => ({ default: module.AccountPage })),
)
const RewardPage = lazy(() =>
  import('#web/features/rewards/reward-page.tsx').then((module) => ({ default: module.RewardPage })),
)
const ForgotPasswordPage = lazy(() =>
  import('#web/features/identity/mail-link/forgot-password-page.tsx').then((module) => ({
    default: module.ForgotPasswordPage,
  })),
)
const SignInLinkPage = lazy(() =>
  import('#web/features/identity/mail-link/sign-in-link-page.tsx').then((module) => ({
    default: module.SignInLinkPage,
  })),
)
const ActionPage = lazy(() =>
  import('#web/features/identity/action/action-page.tsx').then((module) => ({ default: module.ActionPage })),
)
const ProviderPage = lazy(() =>
  import('#web/features/identity/providers/provider-page.tsx').then((module) => ({
    default: module.ProviderPage,
  })),
)
const NotFoundPage = lazy(() =>
  import('#web/not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
)
const ClassPage = lazy(() =>
  import('#web/features/classes/class-page.tsx').then((module) => ({ default: module.ClassPage })),
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
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path="/" element={<LandingPage />} />
          <Route path="/login" element={<LoginPage />} />
          <Route path="/register" element={<RegisterPage />} />
          <Route element={<Waiting />}>
            <Route path="/reward" element={<RewardPage />} />
            <Route path="/forgot-password" element={<ForgotPasswordPage />} />
            <Route path="/sign-in-link" element={<SignInLinkPage />} />
            <Route path="/auth/action" element={<ActionPage />} />
            <Route path="/auth/provider" element={<ProviderPage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Route>
        <Route element={<Waiting />}>
          <Route element={<DashboardLayout />}>
            <Route path="/dashboard" element={<DashboardPage />} />
            <Route path="/module/:id" element={<QuizPage />} />
            <Route path="/success" element={<SuccessPage />} />
            <Route path="/account" element={<AccountPage />} />
          </Route>
          <Route path="/class/:space" element={<ClassPage />} />
        </Route>
      </Routes>
      <Toaster />
      <ModalHost />
    </>
  )
}

// Around the pages that are loaded later only: the others come alive in one go with the whole page.
function Waiting() {
  return (
    <Suspense fallback={<Loading />}>
      <Outlet />
    </Suspense>
  )
}
