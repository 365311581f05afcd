import { journey } from './0001-journey.ts'
import { identityService } from './0002-identity-service.ts'
import { deletedAccounts } from './0003-deleted-accounts.ts'
import { idleSessions } from './0004-idle-sessions.ts'
import { providerVisits } from './0005-provider-visits.ts'
import { operators } from './0006-operators.ts'
import { certificates } from './0007-certificates.ts'
import { desk } from './0008-desk.ts'
import { wallets } from './0008-wallets.ts'
import { importedHashes } from './0009-imported-hashes.ts'
import { signInMethods } from './0009-sign-in-methods.ts'
import { secondFactors } from './0010-second-factors.ts'
import { certificateHistory } from './0012-certificate-history.ts'
import { claimIds } from './0013-claim-ids.ts'
import { retention } from './0014-retention.ts'
import { auditedAccounts } from './0015-audited-accounts.ts'
import { countsFromContent } from './0016-counts-from-content.ts'
import { practice } from './0017-practice.ts'
import { reviews } from './0018-reviews.ts'
import { questionStatistics } from './0019-question-statistics.ts'
import { questionReports } from './0020-question-reports.ts'
import { classroom } from './0021-classroom.ts'
import { token } from './0022-token.ts'
import { boundedAttempts } from './0023-bounded-attempts.ts'
import { certificateIssuers } from './0024-certificate-issuers.ts'
import { seenWarnings } from './0025-seen-warnings.ts'
import { lessonsRead } from './0026-lessons-read.ts'
import { lastActivity } from './0027-last-activity.ts'
import { tokenRoad } from './0028-token-road.ts'
import { filmsWatched } from './0029-films-watched.ts'
import { agreements } from './0030-agreements.ts'
import { siteSettings } from './0031-site-settings.ts'
import { privacyRequests } from './0032-privacy-requests.ts'
import { certificatesByRule } from './0033-certificates-by-rule.ts'
import { operatorMails } from './0034-operator-mails.ts'
import { assessments } from './0035-assessments.ts'
import { programmeBadges } from './0036-programme-badges.ts'
import { measures } from './0037-measures.ts'
import { hiddenBadges } from './0038-hidden-badges.ts'
import { badgePapers } from './0039-badge-papers.ts'
import type { Migration } from './migration.ts'

/** In order; a released entry never changes. */
export const migrations: Record<string, Migration> = {
  '0001-journey': journey,
  '0002-identity-service': identityService,
  '0003-deleted-accounts': deletedAccounts,
  '0004-idle-sessions': idleSessions,
  '0005-provider-visits': providerVisits,
  '0006-operators': operators,
  '0007-certificates': certificates,
  '0008-desk': desk,
  '0008-wallets': wallets,
  '0009-imported-hashes': importedHashes,
  '0009-sign-in-methods': signInMethods,
  '0010-second-factors': secondFactors,
  '0012-certificate-history': certificateHistory,
  '0013-claim-ids': claimIds,
  '0014-retention': retention,
  '0015-audited-accounts': auditedAccounts,
  '0016-counts-from-content': countsFromContent,
  '0017-practice': practice,
  '0018-reviews': reviews,
  '0019-question-statistics': questionStatistics,
  '0020-question-reports': questionReports,
  '0021-classroom': classroom,
  '0022-token': token,
  '0023-bounded-attempts': boundedAttempts,
  '0024-certificate-issuers': certificateIssuers,
  '0025-seen-warnings': seenWarnings,
  '0026-lessons-read': lessonsRead,
  '0027-last-activity': lastActivity,
  '0028-token-road': tokenRoad,
  '0029-films-watched': filmsWatched,
  '0030-agreements': agreements,
  '0031-site-settings': siteSettings,
  '0032-privacy-requests': privacyRequests,
  '0033-certificates-by-rule': certificatesByRule,
  '0034-operator-mails': operatorMails,
  '0035-assessments': assessments,
  '0036-programme-badges': programmeBadges,
  '0037-measures': measures,
  '0038-hidden-badges': hiddenBadges,
  '0039-badge-papers': badgePapers,
}
