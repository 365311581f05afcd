import {
  certificateExport,
  formerCertificatesExport,
  requestExport,
} from '#features/certificates/contract/certificates.ts'
import { badgesExport } from '#features/certificates/contract/programme-badges.ts'
import { minute } from '#platform/server/clock/clock.ts'
import { type Feature, ownData, type TaskParts } from '#platform/server/feature.ts'
import { certificatesSettings, ruleOf } from './server/certificates.config.ts'
import {
  exportBadges,
  exportCertificate,
  exportCertificateRequest,
  exportFormerCertificates,
} from './server/certificates.facade.ts'
import { registerCertificatesRoutes } from './server/certificates.routes.ts'
import { sendOwedEmails } from './server/emails/send-owed-emails.ts'
import { issueEarnedBadges } from './server/own/issue-badges.ts'
import { createPrinter } from './server/pdf/printer.ts'
import { privacyNotices } from './server/privacy-notices.ts'
import { registerBadgePages } from './server/public/badge-routes.ts'
import { registerPublicCertificates } from './server/public/public-routes.ts'
import { issueByRule } from './server/rule/issue-by-rule.ts'
import { createUsualHours } from './server/standing/usual-wait.ts'
import { registerVerifyPage } from './server/verify/file-routes.ts'
import { waitingWork } from './server/waiting-work.ts'

/** What tasks issue and tell with; undefined where some of it is not there. */
function taskPartsOf({ db, reads = db, mailer, publicUrl, issuer, moduleCount, ...rest }: TaskParts) {
  if (!mailer || publicUrl === undefined || !issuer || moduleCount === undefined) return undefined
  const { clock, certificateToken: token, printing, config } = rest
  return { db, reads, clock, mailer, publicUrl, issuer, moduleCount, token, printing, rule: ruleOf(config) }
}

export const certificates: Feature = {
  name: 'certificates',
  settings: { certificates: certificatesSettings },
  routes({ app, serve }, parts) {
    const own = {
      ...parts,
      rule: ruleOf(parts.config),
      usualHours: createUsualHours(parts),
      printer: createPrinter(parts.printing),
      token: parts.certificateToken,
      reportMailFailure: (err: Error) =>
        app.log.error({ err }, 'an email about a certificate could not be sent'),
    }
    app.addHook('onClose', () => own.printer.close())
    registerCertificatesRoutes(serve, own)
    registerPublicCertificates(app, own, parts.writtenPages)
    registerBadgePages(app, own, parts.writtenPages)
    registerVerifyPage(app, own, parts.writtenPages)
  },
  tasks: (given) => [
    {
      name: 'certificates-by-rule',
      what: 'issues certificates about which nothing is unusual, CERTIFICATE_DELAY_HOURS after the request or the last change of the name',
      every: 10 * minute,
      setting: 'CERTIFICATES',
      async run(stopping) {
        const parts = taskPartsOf(given)
        if (!parts) return 0
        // Its process starts with the first name that a look into the fonts is needed for.
        const printer = createPrinter(parts.printing)
        try {
          return await issueByRule({ ...parts, printer, reportMailFailure: () => undefined }, stopping)
        } finally {
          await printer.close()
        }
      },
    },
    {
      name: 'earned-badges',
      what: 'issues badges of programmes to learners who have completed one and have not looked',
      every: 10 * minute,
      async run(stopping) {
        const { db, clock, publicUrl, issuer, programmes } = given
        if (publicUrl === undefined || !issuer || !programmes) return 0
        return issueEarnedBadges({ db, clock, publicUrl, issuer, programmes }, stopping)
      },
    },
    {
      name: 'certificate-emails',
      what: 'tries emails about certificates again that could not leave',
      every: 10 * minute,
      async run(stopping) {
        const parts = taskPartsOf(given)
        return parts ? sendOwedEmails(parts, stopping) : 0
      },
    },
  ],
  privacyNotices,
  waitingWork,
  ownData: {
    certificateRequest: ownData(requestExport, (db, { id }) => exportCertificateRequest(db, id)),
    certificate: ownData(certificateExport, (db, { id }) => exportCertificate(db, id)),
    formerCertificates: ownData(formerCertificatesExport, (db, { id }) => exportFormerCertificates(db, id)),
    badges: ownData(badgesExport, (db, { id }) => exportBadges(db, id)),
  },
  usedTables: ['certificate_requests', 'certificates'],
  keepingTables: ['certificate_requests', 'certificates'],
}
