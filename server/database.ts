import type { Kysely } from 'kysely'
import type { CertificateRequestTable } from '#server/features/certificates/certificate-request.table.ts'
import type { AttendanceTable } from '#server/features/classes/attendance.table.ts'
import type { AccountTable } from '#server/features/identity/accounts/account.table.ts'
import type { LinkedIdentityTable } from '#server/features/identity/accounts/linked-identity.table.ts'
import type { ActionCodeTable } from '#server/features/identity/codes/action-code.table.ts'
import type { DeletedAccountTable } from '#server/features/identity/hosted/deleted-account.table.ts'
import type { ThrottleTable } from '#server/features/identity/limits/throttle.table.ts'
import type { ProviderRedirectTable } from '#server/features/identity/providers/provider-redirect.table.ts'
import type { RefreshTokenTable } from '#server/features/identity/sessions/refresh-token.table.ts'
import type { SigningKeyTable } from '#server/features/identity/tokens/signing-key.table.ts'
import type { ProfileTable } from '#server/features/profiles/profile.table.ts'
import type { AttemptTable } from '#server/features/quizzes/attempt.table.ts'
import type { CompletionTable } from '#server/features/quizzes/completion.table.ts'
import type { QuestionTable } from '#server/features/quizzes/question.table.ts'
import type { RewardTable } from '#server/features/rewards/reward.table.ts'

/** Every table, as its feature declares it. */
export interface Tables {
  accounts: AccountTable
  action_codes: ActionCodeTable
  deleted_accounts: DeletedAccountTable
  linked_identities: LinkedIdentityTable
  provider_redirects: ProviderRedirectTable
  refresh_tokens: RefreshTokenTable
  signing_keys: SigningKeyTable
  throttles: ThrottleTable
  profiles: ProfileTable
  attendances: AttendanceTable
  questions: QuestionTable
  attempts: AttemptTable
  completions: CompletionTable
  certificate_requests: CertificateRequestTable
  rewards: RewardTable
}

/** The database, or a transaction on it: stores take either as their first argument. */
export type Db = Kysely<Tables>
