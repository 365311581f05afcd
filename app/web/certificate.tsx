import { part as CertificateWithToken } from 'virtual:parts/certificate'
import { CertificatePage } from '#features/certificates/web/certificate-page.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

/** The learner's certificate, with what it says of the token where this site has one. */
export const Certificate = () =>
  CertificateWithToken && hasPage(paths.claim) ? (
    <CertificateWithToken />
  ) : (
    <CertificatePage shownToken={null} />
  )
