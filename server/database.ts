import type { Kysely } from 'kysely'
import type { CertificateTable } from '#server/features/certificates/certificate.table.ts'
import type { CertificateRequestTable } from '#server/features/certificates/certificate-request.table.ts'
import type { CredentialKeyTable } from '#server/features/certificates/credentials/credential-key.table.ts'
import type { CredentialStatusTable } from '#server/features/certificates/credentials/credential-status.table.ts'
import type { FormerCertificateTable } from '#server/features/certificates/former-certificate.table.ts'
import type { CertificateEventTable } from '#server/features/certificates/history/certificate-event.table.ts'
import type { AttendanceTable } from '#server/features/classes/attendance.table.ts'
import type { ClassAnnouncementTable } from '#server/features/classes/class-announcement.table.ts'
import type { AccountTable } from '#server/features/identity/records/account.table.ts'
import type { ActionCodeTable } from '#server/features/identity/records/action-code.table.ts'
import type { DeletedAccountTable } from '#server/features/identity/records/deleted-account.table.ts'
import type { LinkedIdentityTable } from '#server/features/identity/records/linked-identity.table.ts'
import type { ProviderRedirectTable } from '#server/features/identity/records/provider-redirect.table.ts'
import type { RefreshTokenTable } from '#server/features/identity/records/refresh-token.table.ts'
import type {
  RecoveryCodeTable,
  SecondFactorTable,
} from '#server/features/identity/records/second-factor.table.ts'
import type { SigningKeyTable } from '#server/features/identity/records/signing-key.table.ts'
import type { ThrottleTable } from '#server/features/identity/records/throttle.table.ts'
import type { OperatorActTable } from '#server/features/operators/audit-event.table.ts'
import type { OperatorTable } from '#server/features/operators/operator.table.ts'
import type { ProfileTable } from '#server/features/profiles/profile.table.ts'
import type { AttemptTable } from '#server/features/quizzes/attempt.table.ts'
import type { CompletionTable } from '#server/features/quizzes/completion.table.ts'
import type { QuestionTable } from '#server/features/quizzes/question.table.ts'
import type {
  ClaimIdTable,
  RewardListLeafTable,
  RewardListNodeTable,
  RewardListTable,
} from '#server/features/rewards/list/reward-list.table.ts'
import type { RewardTable } from '#server/features/rewards/reward.table.ts'
import type { WalletTable } from '#server/features/wallets/wallet.table.ts'
import type { WalletNonceTable } from '#server/features/wallets/wallet-nonce.table.ts'

/** Every table, as its feature declares it. */
export interface Tables {
  accounts: AccountTable
  action_codes: ActionCodeTable
  deleted_accounts: DeletedAccountTable
  linked_identities: LinkedIdentityTable
  operators: OperatorTable
  operator_acts: OperatorActTable
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
  questions: QuestionTable
  attempts: AttemptTable
  completions: CompletionTable
  certificate_requests: CertificateRequestTable
  certificates: CertificateTable
  former_certificates: FormerCertificateTable
  certificate_events: CertificateEventTable
  credential_keys: CredentialKeyTable
  credential_statuses: CredentialStatusTable
  rewards: RewardTable
  claim_ids: ClaimIdTable
  reward_lists: RewardListTable
  reward_list_leaves: RewardListLeafTable
  reward_list_nodes: RewardListNodeTable
}

/** The primary key of every table. A table stands below those that its rows belong to. */
export const primaryKeys = {
  accounts: ['id'],
  signing_keys: ['id'],
  throttles: ['key'],
  deleted_accounts: ['id_hash'],
  provider_redirects: ['state_hash'],
  operator_acts: ['id'],
  credential_keys: ['id'],
  class_announcements: ['module_number'],
  questions: ['id', 'version'],
  rewards: ['id'],
  reward_lists: ['id'],
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
  attempts: ['id'],
  completions: ['account_id', 'module_number'],
  certificate_requests: ['account_id'],
  certificates: ['id'],
  former_certificates: ['id'],
  certificate_events: ['account_id', 'number'],
  credential_statuses: ['status_index'],
  claim_ids: ['account_id'],
  reward_list_leaves: ['list_id', 'claim'],
  reward_list_nodes: ['list_id', 'place'],
} satisfies { [T in keyof Tables]: (keyof Tables[T])[] }

/** The database, or a transaction on it: stores take either as their first argument. */
export type Db = Kysely<Tables>
