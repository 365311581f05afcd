import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** By id instead of e-mail, so that the e-mail goes with the account. */
export const auditedAccounts: Migration = { up, fill, down }

interface Before {
  operator_acts: { id: string; act: string; subject: string; account_id: string | null; detail: string }
}

const chunkSize = 500

const aboutAccount = [
  'operator-added',
  'operator-removed',
  'account-disabled',
  'account-enabled',
  'certificate-declined',
  'certificate-correction-declined',
  'certificate-name-edited',
  'certificate-mail-failed',
  'certificate-sent-again',
  'second-factor-enrolled',
  'second-factor-removed',
  'second-factor-reset',
  'recovery-codes-made',
  'recovery-code-used',
]
const aboutCertificate = [
  'certificate-issued',
  'certificate-reissued',
  'certificate-revoked',
  'certificate-sent-again',
]

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('operator_acts').addColumn('account_id', 'text').execute()
}

async function fill(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('operator_acts_by_account').on('operator_acts').column('account_id').execute()
  const acts = db as Kysely<Before>
  for (const certificates of ['certificates', 'former_certificates'])
    await acts
      .updateTable('operator_acts')
      .set({
        account_id: sql`(select account_id from ${sql.table(certificates)} where id = operator_acts.subject)`,
      })
      .where('act', 'in', aboutCertificate)
      .where('account_id', 'is', null)
      .execute()
  await acts
    .updateTable('operator_acts')
    .set(({ ref }) => ({ account_id: ref('subject') }))
    .where('act', 'in', aboutAccount)
    .where('account_id', 'is', null)
    .execute()
  await removeEmails(acts)
}

/** Details began with the e-mail. Those of a deleted account go as a whole. */
async function removeEmails(db: Kysely<Before>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('operator_acts')
      .leftJoin(sql<{ id: string }>`accounts`.as('accounts'), 'accounts.id', 'operator_acts.account_id')
      .select(['operator_acts.id', 'detail', 'accounts.id as account'])
      .where('operator_acts.id', '>', after)
      .where('act', 'in', [...aboutAccount, ...aboutCertificate])
      .orderBy('operator_acts.id')
      .limit(chunkSize)
      .execute()
    for (const { id, detail, account } of rows) {
      const kept = account === null ? '' : detail.replace(/^\S+@\S+?(: |$)/, '')
      if (kept !== detail)
        await db.updateTable('operator_acts').set({ detail: kept }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('operator_acts_by_account').execute()
  await db.schema.alterTable('operator_acts').dropColumn('account_id').execute()
}
