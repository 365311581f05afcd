import * as contract from '#contract/certificates.ts'
import { pageLanguages } from '#contract/languages.ts'
import type { Programme } from '#contract/modules.ts'
import type { AppCallers } from '#server/access/callers.ts'
import { admitRequest } from '#server/features/identity/limits/request-limits.ts'
import type { Localized } from '#server/platform/content/content-folder.ts'
import { type Serve, TaggedFile } from '#server/platform/http/endpoints.ts'
import { refuseForNow } from '#server/platform/http/refusal.ts'
import { findCertificate, findCertificateOf } from './certificate.store.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { ifHeld, ifShown } from './certificate-reach.ts'
import { registerBadgeFiles } from './credentials/badge-routes.ts'
import { registerCertificateDesk } from './desk/desk-routes.ts'
import { getCertificate } from './get-certificate.ts'
import { certificatePrint } from './pdf/stored-print.ts'
import { getCertificateRequest, requestCertificate } from './request-certificate.ts'
import { requestCorrection } from './request-correction.ts'
import { saveCertificateName, saveShownName } from './save-certificate-name.ts'

/** How many certificates may be printed anew for one address; those printed before cost nothing. */
export const printLimit = { kind: 'public-pdf', max: 60, window: 10 * 60_000 }

/** Everything about certificates but their public pages: for learners, for anybody who has an address, for operators. */
export function registerCertificatesRoutes(
  serve: Serve<AppCallers>,
  parts: CertificateParts & { readonly programmes: Localized<Programme[]> },
): void {
  const { db } = parts
  serve(contract.getCertificateRequest, async ({ caller }) => ({
    request: await getCertificateRequest(db, caller.id),
  }))
  serve(contract.requestCertificate, ({ caller, chooseLanguage }) =>
    requestCertificate(parts, caller, chooseLanguage(pageLanguages)),
  )
  serve(contract.getCertificate, ({ caller }) => getCertificate(parts, caller))
  serve(contract.saveCertificateName, ({ caller, body }) => saveCertificateName(parts, caller.id, body.name))
  serve(contract.requestCorrection, ({ caller, body }) => requestCorrection(parts, caller.id, body.name))
  serve(contract.saveShownName, ({ caller, body }) => saveShownName(db, caller.id, body.showsName))

  serve(contract.getOwnPdf, async ({ caller }) =>
    ifHeld(await findCertificateOf(db, caller.id), async (certificate) =>
      parts.printer.print(await certificatePrint(parts, certificate)),
    ),
  )
  serve(contract.getPublicPdf, async ({ params, address }) =>
    ifShown(await findCertificate(db, params.certificateId), async (certificate) => {
      const print = await certificatePrint(parts, certificate)
      const wait = parts.printer.isKept(print) ? undefined : await admitRequest(parts, printLimit, [address])
      if (wait !== undefined)
        return refuseForNow('Too many certificates have been downloaded from this network address.', wait)
      return new TaggedFile(parts.printer.tagOf(print), () => parts.printer.print(print, 'public'))
    }),
  )
  registerBadgeFiles(serve, parts)
  registerCertificateDesk(serve, parts)
}
