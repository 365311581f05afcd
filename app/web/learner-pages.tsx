import { useState } from 'react'
import { useSession } from '#features/identity/web/session.ts'
import { DashboardLayout } from '#features/shell/web/dashboard-layout.tsx'
import { latePage } from '#platform/web/lib/late-page.tsx'
import { LoadingPage } from '#platform/web/ui/loading.tsx'

const VisitorPages = latePage(() => import('#features/guests/web/visitor-pages.tsx'), 'VisitorPages')

/**
 * Waits for the stored session: only a known absence of a user leads to the login, which leads back here (S6.4), or to
 * what visitors may do without an account.
 */
export function LearnerPages() {
  const session = useSession()
  // What the page's HTML has until it is drawn: the words that it begins with, and its shape.
  const [built] = useState(() => document.querySelector('.loading-frame')?.outerHTML)
  if (session.status === 'unknown')
    return built ? (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from the page itself
      <div dangerouslySetInnerHTML={{ __html: built }} />
    ) : (
      <LoadingPage frame="learner" />
    )
  return session.status === 'signed-in' ? (
    <DashboardLayout key={session.uid} email={session.email} />
  ) : (
    <VisitorPages />
  )
}
