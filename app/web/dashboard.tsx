import { DashboardPage } from '#features/progress/web/dashboard-page.tsx'
import { latePage } from '#platform/web/lib/late-page.tsx'

const RequestCertificate = latePage(
  () => import('#features/certificates/web/request-certificate.tsx'),
  'RequestCertificate',
)

/** Progress comes before certificates in the order of features: the app hands it the button. */
export const Dashboard = () => <DashboardPage certificate={<RequestCertificate />} />
