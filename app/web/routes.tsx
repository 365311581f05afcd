import { isValidElement, Suspense } from 'react'
import { matchRoutes, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router'
import { PublicLayout } from '#features/identity/web/public-layout.tsx'
import { EarlyActions } from '#platform/web/lib/early-actions.ts'
import { type LatePage, latePage } from '#platform/web/lib/late-page.tsx'
import { ConnectionNote } from '#platform/web/ui/connection-note.tsx'
import { Loading, LoadingPage, PageFailure } from '#platform/web/ui/loading.tsx'
import { ModalHost } from '#platform/web/ui/modal.tsx'
import { Toaster } from '#platform/web/ui/toast.tsx'
import { PageChange } from './page-change.tsx'

const LandingPage = latePage(() => import('#features/shell/web/landing-page.tsx'), 'LandingPage')
const LoginPage = latePage(() => import('#features/identity/web/login/login-page.tsx'), 'LoginPage')
const DashboardLayout = latePage(() => import('#features/shell/web/dashboard-layout.tsx'), 'DashboardLayout')
const RequestCertificate = latePage(
  () => import('#features/certificates/web/request-certificate.tsx'),
  'RequestCertificate',
)
const DashboardPage = latePage(async () => {
  const { DashboardPage } = await import('#features/progress/web/dashboard-page.tsx')
  return { Page: () => <DashboardPage certificate={<RequestCertificate />} /> }
}, 'Page')
const QuizPage = latePage(() => import('#features/quizzes/web/quiz-page.tsx'), 'QuizPage')
const SuccessPage = latePage(() => import('#features/quizzes/web/success/success-page.tsx'), 'SuccessPage')
const AccountPage = latePage(() => import('#features/account/web/account-page.tsx'), 'AccountPage')
const RegisterPage = latePage(() => import('#features/profiles/web/register-page.tsx'), 'RegisterPage')
const RewardPage = latePage(() => import('#wagons/token/rewards/web/reward-page.tsx'), 'RewardPage')
const ConfirmRewardPage = latePage(
  () => import('#wagons/token/rewards/web/confirm-reward-page.tsx'),
  'ConfirmRewardPage',
)
const WalletGuidePage = latePage(
  async () => ({ Page: await (await import('#wagons/token/wallets/web/guide-page.tsx')).fetchGuidePage() }),
  'Page',
)
const ForgotPasswordPage = latePage(
  () => import('#features/identity/web/mail-link/mail-link-pages.tsx'),
  'ForgotPasswordPage',
)
const SignInLinkPage = latePage(
  () => import('#features/identity/web/mail-link/mail-link-pages.tsx'),
  'SignInLinkPage',
)
const ActionPage = latePage(() => import('#features/identity/web/action/action-page.tsx'), 'ActionPage')
const ProviderPage = latePage(
  () => import('#features/identity/web/providers/provider-page.tsx'),
  'ProviderPage',
)
const CertificatePage = latePage(() => import('#wagons/token/web/shown-token.tsx'), 'CertificateWithToken')
const TokenPage = latePage(() => import('#wagons/token/web/token-page.tsx'), 'TokenPage')
const DeskPages = latePage(() => import('#features/desk/web/desk-pages.tsx'), 'DeskPages')
const NotFoundPage = latePage(() => import('./not-found-page.tsx'), 'NotFoundPage')
const LessonPage = latePage(() => import('#features/films/web/card/lesson-with-film.tsx'), 'LessonWithFilm')
const PracticePage = latePage(() => import('#wagons/practice/web/practice-page.tsx'), 'PracticePage')
const ReviewPage = latePage(() => import('#features/review/web/review-page.tsx'), 'ReviewPage')
const ClassPage = latePage(
  async () => ({ Page: await (await import('#wagons/classroom/web/class-page.tsx')).fetchClassPage() }),
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
