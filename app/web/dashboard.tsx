import { Suspense } from 'react'
import { useEmailConfirmed } from '#features/identity/web/session.ts'
import { DashboardPage } from '#features/progress/web/dashboard-page.tsx'
import { latePage, latePart } from '#platform/web/lib/late-page.tsx'
import { sharedValue } from '#platform/web/lib/shared-value.ts'
import { useIsOnline } from '#platform/web/ui/connection-note.tsx'

const fetchRequest = () => import('#features/certificates/web/request-certificate.tsx')
const RequestCertificate = latePage(fetchRequest, 'RequestCertificate')
const Reward = latePage(fetchRequest, 'Reward')
// Where it cannot be fetched its place is given up.
const EmailNote = latePart(() =>
  import('#features/account/web/email-note.tsx').then(
    (part) => part.EmailNote,
    () => () => null,
  ),
)

/** Progress comes before certificates and accounts in the order of features: the app hands it what is theirs. */
export const Dashboard = () => (
  <DashboardPage certificate={<RequestCertificate />} reward={<Reward />} emailNote={<EmailPlace />} />
)

const [useIsClosed, setClosed] = sharedValue(false)

/** Its room is there before it, so that nothing moves. Once closed it is back with the next visit. */
function EmailPlace() {
  const [isConfirmed, isClosed, isOnline] = [useEmailConfirmed(), useIsClosed(), useIsOnline()]
  if (isConfirmed || isClosed || !isOnline) return null
  return (
    <Suspense fallback={<div className="paper-card min-h-29" />}>
      <EmailNote onClose={() => setClosed(true)} />
    </Suspense>
  )
}
