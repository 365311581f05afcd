import { lazy, Suspense } from 'react'
import { Outlet, Route, Routes } from 'react-router'
import { LoginPage } from '#web/features/identity/login-page.tsx'
import { PublicLayout } from '#web/features/identity/public-layout.tsx'
import { LandingPage } from '#web/features/modules/landing-page.tsx'
import { RegisterPage } from '#web/features/profiles/register-page.tsx'
import { RewardPage } from '#web/features/rewards/reward-page.tsx'
import { useEarlySubmit } from '#web/lib/early-submit.ts'
import { NotFoundPage } from '#web/not-found-page.tsx'
import { PageChange } from '#web/page-change.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { ModalHost } from '#web/ui/modal.tsx'
import { Toaster } from '#web/ui/toast.tsx'

const DashboardLayout = lazy(async () => {
  const { DashboardLayout } = await import('#web/features/modules/dashboard-layout.tsx')
  return { default: DashboardLayout }
})
const DashboardPage = lazy(async () => {
  const [{ DashboardPage }, { RequestCertificate }] = await Promise.all([
    import('#web/features/progress/dashboard-page.tsx'),
    import('#web/features/certificates/request-certificate.tsx'),
  ])
  return { default: () => <DashboardPage certificate={<RequestCertificate />} /> }
})
const QuizPage = lazy(async () => {
  const { QuizPage } = await import('#web/features/quizzes/quiz-page.tsx')
  return { default: QuizPage }
})
const SuccessPage = lazy(async () => {
  const { SuccessPage } = await import('#web/features/quizzes/success-page.tsx')
  return { default: SuccessPage }
})
const ClassPage = lazy(async () => {
  const { ClassPage } = await import('#web/features/classes/class-page.tsx')
  return { default: ClassPage }
})

/** Every page of the app at its path (spec §2). Pages of signed-in learners are loaded when they are first opened. */
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
