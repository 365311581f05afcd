import { load } from 'virtual:parts/certificate'
import { lazy } from 'react'
import { CertificatePage } from '#features/certificates/web/certificate-page.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'

const fetchWords = load
const WithToken = fetchWords && lazy(async () => ({ default: (await fetchWords()).WithToken }))

/** The learner's certificate, with what it says of the token where this site has one. */
export const Certificate = () => <CertificatePage Around={hasPage(paths.claim) ? WithToken : undefined} />
