import * as files from '#features/certificates/contract/badge-files.ts'
import * as desk from '#features/certificates/contract/certificate-desk.ts'
import * as contract from '#features/certificates/contract/certificates.ts'
import * as badges from '#features/certificates/contract/programme-badges.ts'
import { pageLanguages } from '#platform/contract/languages.ts'
import type { AppServe } from '#platform/server/feature.ts'
import type { CertificateParts } from './certificate-parts.ts'
import { programmeAchievement, signBadge } from './credentials/badge-credential.ts'
import { bakeBadge } from './credentials/baked-badge.ts'
import { signCertificate } from './credentials/certificate-credential.ts'
import { declineCorrections, declineRequests } from './desk/decline-requests.ts'
import { exportRequests } from './desk/export-requests.ts'
import { issueCertificates } from './desk/issue-certificate.ts'
import { listRequests } from './desk/list-requests.ts'
import { reissueCertificate } from './desk/reissue-certificate.ts'
import { resendEmails } from './desk/resend-emails.ts'
import { revokeCertificate } from './desk/revoke-certificate.ts'
import { saveBadgesHidden } from './desk/save-badges-hidden.ts'
import { saveByHand } from './desk/save-by-hand.ts'
import { saveSeenWarnings } from './desk/save-seen-warnings.ts'
import { updateRequestedName } from './desk/update-requested-name.ts'
import { outlineName } from './own/check-printable-name.ts'
import { getCertificate } from './own/get-certificate.ts'
import { listOwnBadges } from './own/list-own-badges.ts'
import { getOwnBadge, getShownBadge, renewBadge, saveBadgeShown } from './own/own-badge.ts'
import { getCertificateRequest, requestCertificate } from './own/request-certificate.ts'
import { requestCorrection } from './own/request-correction.ts'
import { saveCertificateName, saveShownName } from './own/save-certificate-name.ts'
import { badgePrint, certificatePrint, type PrintParts } from './pdf/stored-print.ts'
import {
  getIssuedPdf,
  getOwnFile,
  getPublicFile,
  getPublicPdf,
  limitedPrint,
} from './public/get-certificate-file.ts'
import type { Certificate } from './records/certificate.store.ts'
import type { ProgrammeBadge } from './records/programme-badge.store.ts'

type Parts = CertificateParts & PrintParts

export function registerCertificatesRoutes(serve: AppServe, parts: Parts): void {
  registerOwnCertificate(serve, parts)
  registerFiles(serve, parts)
  registerBadges(serve, parts)
  registerDesk(serve, parts)
}

function registerOwnCertificate(serve: AppServe, parts: Parts): void {
  const { db } = parts
  serve(contract.getCertificateRequest, async ({ caller }) => ({
    request: await getCertificateRequest(db, caller.id),
  }))
  serve(contract.requestCertificate, ({ caller, chooseLanguage }) =>
    requestCertificate(parts, caller, chooseLanguage(pageLanguages)),
  )
  serve(contract.getCertificate, ({ caller, chooseLanguage }) =>
    getCertificate(parts, caller, chooseLanguage(pageLanguages)),
  )
  serve(contract.saveCertificateName, ({ caller, body }) => saveCertificateName(parts, caller.id, body.name))
  serve(contract.requestCorrection, ({ caller, body }) => requestCorrection(parts, caller.id, body.name))
  serve(contract.saveShownName, ({ caller, body }) => saveShownName(db, caller.id, body))
}

function registerFiles(serve: AppServe, parts: Parts): void {
  const { db, printer } = parts
  const jwt = (certificate: Certificate) => signCertificate(parts, certificate, 'jwt')
  const json = (certificate: Certificate) => signCertificate(parts, certificate, 'json')
  const badge = async (certificate: Certificate) => bakeBadge(await json(certificate))
  const pdf = async (certificate: Certificate) => printer.print(await certificatePrint(parts, certificate))

  serve(contract.getOwnPdf, ({ caller }) => getOwnFile(db, caller.id, pdf))
  serve(files.getOwnJwt, ({ caller }) => getOwnFile(db, caller.id, jwt))
  serve(files.getOwnJson, ({ caller }) => getOwnFile(db, caller.id, json))
  serve(files.getOwnBadge, ({ caller }) => getOwnFile(db, caller.id, badge))

  serve(contract.getPublicPdf, ({ params, address }) => getPublicPdf(parts, params.certificateId, address))
  serve(files.getPublicJwt, ({ params }) => getPublicFile(db, params.certificateId, jwt))
  serve(files.getPublicJson, ({ params }) => getPublicFile(db, params.certificateId, json))
  serve(files.getPublicBadge, ({ params }) => getPublicFile(db, params.certificateId, badge))
}

function registerBadges(serve: AppServe, parts: Parts): void {
  const { db, printer } = parts
  const jwt = (badge: ProgrammeBadge) => signBadge(parts, badge, 'jwt')
  const json = (badge: ProgrammeBadge) => signBadge(parts, badge, 'json')
  const png = async (badge: ProgrammeBadge) =>
    bakeBadge(await json(badge), programmeAchievement(parts, badge).picture)

  serve(badges.listOwnBadges, ({ caller }) => listOwnBadges(parts, caller))
  serve(badges.saveBadgeShown, ({ caller, params, body }) =>
    saveBadgeShown(db, caller.id, params.badgeId, body),
  )
  serve(badges.renewBadge, ({ caller, params }) => renewBadge(parts, caller.id, params.badgeId))
  serve(badges.getOwnBadgePdf, ({ caller, params, chooseLanguage }) =>
    getOwnBadge(db, caller.id, params.badgeId, async (badge) =>
      printer.print(await badgePrint(parts, badge, chooseLanguage(pageLanguages))),
    ),
  )
  serve(badges.getOwnBadgePicture, ({ caller, params }) => getOwnBadge(db, caller.id, params.badgeId, png))
  serve(badges.getOwnBadgeJson, ({ caller, params }) => getOwnBadge(db, caller.id, params.badgeId, json))
  serve(badges.getOwnBadgeJwt, ({ caller, params }) => getOwnBadge(db, caller.id, params.badgeId, jwt))

  serve(badges.getBadgePdf, ({ params, query, chooseLanguage, address }) =>
    getShownBadge(db, params.badgeId, async (badge) =>
      limitedPrint(
        parts,
        await badgePrint(parts, badge, query.language ?? chooseLanguage(pageLanguages)),
        address,
      ),
    ),
  )
  serve(badges.getBadgePicture, ({ params }) => getShownBadge(db, params.badgeId, png))
  serve(badges.getBadgeJson, ({ params }) => getShownBadge(db, params.badgeId, json))
  serve(badges.getBadgeJwt, ({ params }) => getShownBadge(db, params.badgeId, jwt))
}

function registerDesk(serve: AppServe, parts: Parts): void {
  serve(desk.outlineName, ({ body }) => outlineName(parts, body.name))
  serve(desk.getIssuedPdf, ({ params }) => getIssuedPdf(parts, params.certificateId))
  serve(desk.listCertificateRequests, ({ query }) => listRequests(parts, query))
  serve(desk.exportCertificateRequests, ({ caller, query }) =>
    exportRequests(parts, caller, query.list ?? 'waiting'),
  )
  serve(desk.issueCertificates, ({ caller, body }) => issueCertificates(parts, caller, body))
  serve(desk.declineRequests, ({ caller, body }) => declineRequests(parts, caller, body))
  serve(desk.declineCorrections, ({ caller, body }) => declineCorrections(parts, caller, body))
  serve(desk.updateRequestedName, ({ caller, body }) => updateRequestedName(parts, caller, body))
  serve(desk.saveSeenWarnings, ({ caller, body }) => saveSeenWarnings(parts, caller, body))
  serve(desk.saveByHand, ({ caller, body }) => saveByHand(parts, caller, body))
  serve(desk.saveBadgesHidden, ({ caller, body }) => saveBadgesHidden(parts, caller, body))
  serve(desk.reissueCertificate, ({ caller, body }) => reissueCertificate(parts, caller, body))
  serve(desk.resendEmails, ({ caller, body }) => resendEmails(parts, caller, body.accountIds))
  serve(desk.revokeCertificate, ({ caller, body }) => revokeCertificate(parts, caller, body))
}
