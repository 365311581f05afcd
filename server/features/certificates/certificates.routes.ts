import * as contract from '#contract/certificates.ts'
import type { Db } from '#server/database.ts'
import type { AppCallers } from '#server/features/identity/gate.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { getCertificateRequest } from './get-certificate-request.ts'
import { requestCertificate } from './request-certificate.ts'

export function registerCertificatesRoutes(serve: Serve<AppCallers>, deps: { db: Db; clock: Clock }): void {
  serve(contract.getCertificateRequest, async ({ caller }) => ({
    request: await getCertificateRequest(deps.db, caller.id),
  }))

  serve(contract.requestCertificate, ({ caller }) => requestCertificate(deps, caller))
}
