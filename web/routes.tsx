import { isValidElement, Suspense } from 'react'
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { PublicLayout } from '#web/features/identity/public-layout.tsx'
import { EarlyActions } from '#web/lib/early-actions.ts'
import { type LatePage, latePage } from '#web/lib/late-page.tsx'
import { PageChange } from '#web/page-change.tsx'
import { ConnectionNote } from '#web/ui/connection-note.tsx'
import { Loading, LoadingPage, PageFailure } from '#web/ui/loading.tsx'
import { ModalHost } from '#web/ui/modal.tsx'
import { Toaster } from '#web/ui/toast.tsx'

const LandingPage = latePage(() => import('#web/features/shell/landing-page.tsx'), 'LandingPage')
const LoginPage = latePage(() => import('#web/features/identity/login/login-page.tsx'), 'LoginPage')
const DashboardLayout = latePage(() => import('#web/features/shell/dashboard-layout.tsx'), 'DashboardLayout')
const RequestCertificate = latePage(
  () => import('#web/features/certificates/request-certificate.tsx'),
  'RequestCertificate',
)
const DashboardPage = latePage(async () => {
  const { DashboardPage } = await import('#web/features/progress/dashboard-page.tsx')
  return { Page: () => <DashboardPage certificate={<RequestCertificate />} /> }
}, 'Page')
const QuizPage = latePage(() => import('#web/features/quizzes/quiz-page.tsx'), 'QuizPage')
const SuccessPage = latePage(() => import('#web/features/quizzes/success/success-page.tsx'), 'SuccessPage')
const AccountPage = latePage(() => import('#web/features/account/account-page.tsx'), 'AccountPage')
const RegisterPage = latePage(() => import('#web/features/profiles/register-page.tsx'), 'RegisterPage')
const RewardPage = latePage(() => import('#web/features/rewards/reward-page.tsx'), 'RewardPage')
const ConfirmRewardPage = latePage(
  () => import('#web/features/rewards/confirm-reward-page.tsx'),
  'ConfirmRewardPage',
)
const WalletGuidePage = latePage(
  async () => ({ Page: await (await import('#web/features/wallets/guide-page.tsx')).fetchGuidePage() }),
  'Page',
)
const ForgotPasswordPage = latePage(
  () => import('#web/features/identity/mail-link/mail-link-pages.tsx'),
  'ForgotPasswordPage',
)
const SignInLinkPage = latePage(
  () => import('#web/features/identity/mail-link/mail-link-pages.tsx'),
  'SignInLinkPage',
)
const ActionPage = latePage(() => import('#web/features/identity/action/action-page.tsx'), 'ActionPage')
const ProviderPage = latePage(
  () => import('#web/features/identity/providers/provider-page.tsx'),
  'ProviderPage',
)
const CertificatePage = latePage(() => import('#web/features/token/shown-token.tsx'), 'CertificateWithToken')
const TokenPage = latePage(() => import('#web/features/token/token-page.tsx'), 'TokenPage')
const DeskPages = latePage(() => import('#web/features/desk/desk-pages.tsx'), 'DeskPages')
const NotFoundPage = latePage(() => import('#web/not-found-page.tsx'), 'NotFoundPage')
const LessonPage = latePage(() => import('#web/features/films/card/lesson-with-film.tsx'), 'LessonWithFilm')
const PracticePage = latePage(() => import('#web/features/practice/practice-page.tsx'), 'PracticePage')
const ReviewPage = latePage(() => import('#web/features/review/review-page.tsx'), 'ReviewPage')
const ClassPage = latePage(
  async () => ({ Page: await (await import('#web/features/classes/class-page.tsx')).fetchClassPage() }),
  'Page',
)

const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      {
        element: <Waiting as="div" />,
        children: [
          { path: '/', element: <LandingPage /> },
          { path: '/login', element: <LoginPage /> },
          { path: '/register', element: <RegisterPage /> },
          { path: '/reward', element: <RewardPage /> },
          { path: '/reward/confirm', element: <ConfirmRewardPage /> },
          { path: '/wallet-guide', element: <WalletGuidePage /> },
          { path: '/forgot-password', element: <ForgotPasswordPage /> },
          { path: '/sign-in-link', element: <SignInLinkPage /> },
          { path: '/claim/pay', element: <TokenPage /> },
          { path: '/auth/action', element: <ActionPage /> },
          { path: '/auth/provider', element: <ProviderPage /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  {
    element: <Waiting as="main" />,
    children: [
      {
        element: <DashboardLayout />,
        children: [
          { path: '/dashboard', element: <DashboardPage /> },
          { path: '/module/:id', element: <QuizPage /> },
          { path: '/success', element: <SuccessPage /> },
          { path: '/review', element: <ReviewPage /> },
          { path: '/account', element: <AccountPage /> },
          { path: '/certificate', element: <CertificatePage /> },
          { path: '/claim', element: <TokenPage /> },
        ],
      },
      { path: '/operator/*', element: <DeskPages /> },
      { path: '/lesson/:id', element: <LessonPage /> },
      { path: '/practice/:id', element: <PracticePage /> },
      { path: '/class/:space', element: <ClassPage /> },
    ],
  },
]

/** S2.1 to S2.7. Pages of learners, and those that few visitors see, are loaded when they are first opened. */
export function AppRoutes() {
  return (
    <>
      <PageChange />
      <ConnectionNote />
      {useRoutes(routes)}
      <Toaster />
      <ModalHost />
    </>
  )
}

export async function loadPage(path: string): Promise<void> {
  const elements = matchRoutes(routes, path)?.map(({ route }) => route.element) ?? []
  await Promise.all(elements.map((element) => isValidElement(element) && loadCode(element.type)))
}

const loadCode = (type: unknown) => (type as Partial<LatePage>).load?.()

const frameOf = (path: string) =>
  matchRoutes(routes, path)?.some(({ route }) => isOf(route, DashboardLayout)) ? 'learner' : 'public'

const isOf = ({ element }: RouteObject, page: LatePage) => isValidElement(element) && element.type === page

/** Whether a path leads to pages for which one has to log in. */
export const needsLogin = (path: string): boolean =>
  !!matchRoutes(routes, path)?.some(({ route }) => isOf(route, DashboardLayout) || isOf(route, DeskPages))

// Around the pages that are loaded later only: the others come alive in one go with the whole page.
function Waiting({ as }: { readonly as: 'main' | 'div' }) {
  const { pathname } = useLocation()
  return (
    <PageFailure place={pathname} as={as}>
      <Suspense
        fallback={as === 'div' ? <Loading shape="card" /> : <LoadingPage frame={frameOf(pathname)} />}
      >
        <Outlet />
        <EarlyActions />
      </Suspense>
    </PageFailure>
  )
}
