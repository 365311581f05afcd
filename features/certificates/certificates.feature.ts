import {
  certificateExport,
  formerCertificatesExport,
  requestExport,
} from '#features/certificates/contract/certificates.ts'
import { type Feature, ownData } from '#platform/server/feature.ts'
import {
  exportCertificate,
  exportCertificateRequest,
  exportFormerCertificates,
} from './server/certificates.facade.ts'
import { registerCertificatesRoutes } from './server/certificates.routes.ts'
import { createPrinter } from './server/pdf/printer.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { registerPublicCertificates } from './server/public/public-routes.ts'
import { waitingWork } from './server/waiting-work.ts'

export const certificates: Feature = {
  name: 'certificates',
  routes({ app, serve }, parts) {
    const own = {
      ...parts,
      printer: createPrinter(parts.printing),
      token: parts.certificateToken,
      reportMailFailure: (err: Error) =>
        app.log.error({ err }, 'an email about a certificate could not be sent'),
    }
    app.addHook('onClose', () => own.printer.close())
    registerCertificatesRoutes(serve, own)
    registerPublicCertificates(app, own, parts.writtenPages)
  },
  privacyNotices,
  waitingWork: () => waitingWork,
  ownData: {
    certificateRequest: ownData(requestExport, (db, { id }) => exportCertificateRequest(db, id)),
    certificate: ownData(certificateExport, (db, { id }) => exportCertificate(db, id)),
    formerCertificates: ownData(formerCertificatesExport, (db, { id }) => exportFormerCertificates(db, id)),
  },
  usedTables: ['certificate_requests', 'certificates'],
  keepingTables: ['certificate_requests', 'certificates'],
}
