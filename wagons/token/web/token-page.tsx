import { useLocation } from 'react-router'
import { paths } from '#platform/web/paths.ts'
import { ClaimPage } from './claim-page.tsx'
import { PayPage } from './pay-page.tsx'

/** The learner's page, signed in, and that of a friend who pays, which is public: one part, as each page costs all others. */
export function TokenPage() {
  return useLocation().pathname.startsWith(paths.payClaim) ? <PayPage /> : <ClaimPage />
}
