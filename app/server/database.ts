import type { Kysely } from 'kysely'
import type {
  CertificateEventTable,
  CertificateIssuerTable,
  CertificateRequestTable,
  CertificateTable,
  CredentialKeyTable,
  CredentialStatusTable,
  FormerCertificateTable,
} from '#features/certificates/server/records/certificates.tables.ts'
import type { AttendanceTable } from '#features/classes/server/attendance.store.ts'
import type { ClassAnnouncementTable } from '#features/classes/server/class-announcement.store.ts'
import type {
  AccountTable,
  ActionCodeTable,
  DeletedAccountTable,
  LinkedIdentityTable,
  ProviderRedirectTable,
  RecoveryCodeTable,
  RefreshTokenTable,
  SecondFactorTable,
  SigningKeyTable,
} from '#features/identity/server/records/identity.tables.ts'
import type {
  QuestionStatisticsTable,
  StatisticsCursorTable,
} from '#features/item-analysis/server/question-statistics.store.ts'
import type { AuditEventTable } from '#features/operators/server/audit-event.store.ts'
import type { OperatorTable } from '#features/operators/server/operator.store.ts'
import type { ProfileTable } from '#features/profiles/server/profile.store.ts'
import type { QuestionReportTable } from '#features/question-reports/server/question-report.store.ts'
import type { AttemptTable, CompletionTable, QuestionTable } from '#features/quizzes/server/quizzes.tables.ts'
import type { ReviewTable } from '#features/review/server/review.store.ts'
import type { ThrottleTable } from '#platform/server/limits/throttle.store.ts'
import type {
  ClassHideTable,
  ClassLeaseTable,
  ClassLineTable,
  ClassPresenceTable,
  ClassReportTable,
  ClassSeatTable,
  ClassTicketTable,
  HeldClassTable,
} from '#wagons/classroom/server/classroom.tables.ts'
import type { PracticeCompletionTable } from '#wagons/practice/server/practice-completion.store.ts'
import type {
  ClaimIdTable,
  RewardListLeafTable,
  RewardListNodeTable,
  RewardListTable,
  RewardTable,
} from '#wagons/token/rewards/server/rewards.tables.ts'
import type { ClaimToRevokeTable, SignedClaimTable } from '#wagons/token/server/token.tables.ts'
import type { WalletTable } from '#wagons/token/wallets/server/wallet.store.ts'
import type { WalletNonceTable } from '#wagons/token/wallets/server/wallet-nonce.store.ts'

export interface Tables {
  accounts: AccountTable
  action_codes: ActionCodeTable
  deleted_accounts: DeletedAccountTable
  linked_identities: LinkedIdentityTable
  operators: OperatorTable
  operator_acts: AuditEventTable
  provider_redirects: ProviderRedirectTable
  recovery_codes: RecoveryCodeTable
  refresh_tokens: RefreshTokenTable
  second_factors: SecondFactorTable
  signing_keys: SigningKeyTable
  throttles: ThrottleTable
  profiles: ProfileTable
  wallets: WalletTable
  wallet_nonces: WalletNonceTable
  attendances: AttendanceTable
  class_announcements: ClassAnnouncementTable
  class_leases: ClassLeaseTable
  class_seats: ClassSeatTable
  class_tickets: ClassTicketTable
  held_classes: HeldClassTable
  class_presences: ClassPresenceTable
  class_lines: ClassLineTable
  class_hides: ClassHideTable
  class_reports: ClassReportTable
  questions: QuestionTable
  attempts: AttemptTable
  completions: CompletionTable
  practice_completions: PracticeCompletionTable
  reviews: ReviewTable
  question_reports: QuestionReportTable
  question_statistics: QuestionStatisticsTable
  question_statistics_cursor: StatisticsCursorTable
  certificate_requests: CertificateRequestTable
  certificates: CertificateTable
  former_certificates: FormerCertificateTable
  certificate_issuers: CertificateIssuerTable
  certificate_events: CertificateEventTable
  credential_keys: CredentialKeyTable
  credential_statuses: CredentialStatusTable
  rewards: RewardTable
  claim_ids: ClaimIdTable
  signed_claims: SignedClaimTable
  claims_to_revoke: ClaimToRevokeTable
  reward_lists: RewardListTable
  reward_list_leaves: RewardListLeafTable
  reward_list_nodes: RewardListNodeTable
}

/** What a server writes into an empty database by itself: nothing of any learner. */
export const madeAtStart: readonly (keyof Tables)[] = [
  'signing_keys',
  'credential_keys',
  'questions',
  'throttles',
]

/** Parents first: a table follows those that it refers to. */
export const primaryKeys = {
  accounts: ['id'],
  signing_keys: ['id'],
  throttles: ['key'],
  deleted_accounts: ['id_hash'],
  provider_redirects: ['state_hash'],
  operator_acts: ['id'],
  credential_keys: ['id'],
  class_announcements: ['module_number'],
  class_leases: ['module_number'],
  questions: ['id', 'version'],
  question_statistics: ['question_id', 'version', 'language'],
  question_statistics_cursor: ['id'],
  rewards: ['id'],
  reward_lists: ['id'],
  claims_to_revoke: ['claim_id'],
  operators: ['account_id'],
  profiles: ['account_id'],
  wallets: ['account_id'],
  wallet_nonces: ['nonce_hash'],
  refresh_tokens: ['token_hash'],
  second_factors: ['account_id'],
  recovery_codes: ['account_id', 'code_hash'],
  action_codes: ['code_hash'],
  linked_identities: ['provider_id', 'subject'],
  attendances: ['account_id', 'module_number'],
  class_seats: ['module_number', 'account_id'],
  class_tickets: ['token_hash'],
  held_classes: ['id'],
  class_presences: ['class_id', 'account_id'],
  class_lines: ['class_id', 'number'],
  class_hides: ['account_id', 'hidden_id'],
  class_reports: ['id'],
  attempts: ['id'],
  completions: ['account_id', 'module_number'],
  practice_completions: ['account_id', 'module_number'],
  reviews: ['account_id', 'question_id', 'reviewed_at'],
  question_reports: ['id'],
  certificate_requests: ['account_id'],
  certificate_issuers: ['id'],
  certificates: ['id'],
  former_certificates: ['id'],
  certificate_events: ['account_id', 'number'],
  credential_statuses: ['status_index'],
  claim_ids: ['account_id'],
  signed_claims: ['account_id'],
  reward_list_leaves: ['list_id', 'claim'],
  reward_list_nodes: ['list_id', 'place'],
} satisfies { [T in keyof Tables]: (keyof Tables[T])[] }

/** The database or a transaction. */
export type Db = Kysely<Tables>
