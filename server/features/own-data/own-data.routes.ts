import * as contract from '#contract/account-export.ts'
import type { AppCallers } from '#server/access/callers.ts'
import type { Db } from '#server/database.ts'
import {
  exportCertificate,
  exportCertificateRequest,
  exportFormerCertificates,
} from '#server/features/certificates/certificates.facade.ts'
import { exportAttendances } from '#server/features/classes/classes.facade.ts'
import { exportClassroom } from '#server/features/classroom/classroom.facade.ts'
import { exportAccount } from '#server/features/identity/identity.facade.ts'
import { exportPractice } from '#server/features/practice/practice.facade.ts'
import { exportProfile } from '#server/features/profiles/profiles.facade.ts'
import { exportReports } from '#server/features/question-reports/question-reports.facade.ts'
import { exportQuizzes } from '#server/features/quizzes/quizzes.facade.ts'
import { exportReviews } from '#server/features/review/review.facade.ts'
import { exportRewards, exportRewardTokens } from '#server/features/rewards/rewards.facade.ts'
import { exportSignedClaim } from '#server/features/token/token.facade.ts'
import { exportWallet } from '#server/features/wallets/wallets.facade.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Serve } from '#server/platform/http/endpoints.ts'
import { refuse } from '#server/platform/http/refusal.ts'

/** The last feature, because it asks all others. */
export function registerOwnDataRoutes(
  serve: Serve<AppCallers>,
  { db, clock }: { db: Db; clock: Clock },
): void {
  serve(contract.exportAccount, async ({ caller: { id } }) => {
    const account = await exportAccount(db, id)
    if (!account) return refuse('unauthenticated', 'The account no longer exists.')
    return {
      exportedAt: clock(),
      account,
      profile: await exportProfile(db, id),
      wallet: await exportWallet(db, id),
      classes: await exportAttendances(db, id),
      classroom: await exportClassroom(db, id),
      quizzes: await exportQuizzes(db, id),
      practice: await exportPractice(db, id),
      reviews: await exportReviews(db, id),
      questionReports: await exportReports(db, id),
      certificateRequest: await exportCertificateRequest(db, id),
      certificate: await exportCertificate(db, id),
      formerCertificates: await exportFormerCertificates(db, id),
      rewards: await exportRewards(db, account),
      ...(await exportRewardTokens(db, id)),
      signedClaim: await exportSignedClaim(db, id),
    }
  })
}
