import type { AppCallers } from '#app/server/access/callers.ts'
import type { Db } from '#app/server/database.ts'
import {
  exportCertificate,
  exportCertificateRequest,
  exportFormerCertificates,
} from '#features/certificates/server/certificates.facade.ts'
import { exportAttendances } from '#features/classes/server/classes.facade.ts'
import { exportAccount } from '#features/identity/server/identity.facade.ts'
import * as contract from '#features/own-data/contract.ts'
import { exportProfile } from '#features/profiles/server/profiles.facade.ts'
import { exportReports } from '#features/question-reports/server/question-reports.facade.ts'
import { exportQuizzes } from '#features/quizzes/server/quizzes.facade.ts'
import { exportReviews } from '#features/review/server/review.facade.ts'
import type { Clock } from '#platform/server/clock/clock.ts'
import type { Serve } from '#platform/server/http/endpoints.ts'
import { refuse } from '#platform/server/http/refusal.ts'
import { exportClassroom } from '#wagons/classroom/server/classroom.facade.ts'
import { exportPractice } from '#wagons/practice/server/practice.facade.ts'
import { exportRewards, exportRewardTokens } from '#wagons/token/rewards/server/rewards.facade.ts'
import { exportSignedClaim } from '#wagons/token/server/token.facade.ts'
import { exportWallet } from '#wagons/token/wallets/server/wallets.facade.ts'

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
