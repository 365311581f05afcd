import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Random claim ids; earlier lists keep the hash of the certificate's id. */
export const claimIds: Migration = { up, down }

interface Before {
  reward_list_entries: { list_id: string; certificate_id: string; address: string; place: number }
  reward_list_leaves: { list_id: string; claim: string; address: string; place: number }
}

const chunkSize = 500

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('claim_ids')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('claim_id', 'text', (c) => c.notNull().unique())
    .execute()
  await db.schema
    .alterTable('reward_lists')
    .addColumn('claimed_by', 'text', (c) =>
      c.notNull().defaultTo('certificate-hash').check(sql`claimed_by in ('certificate-hash', 'claim-id')`),
    )
    .execute()
  // Without a foreign key: an address stays entitled after the account is gone.
  await db.schema
    .createTable('reward_list_leaves')
    .addColumn('list_id', 'text', (c) => c.notNull().references('reward_lists.id').onDelete('cascade'))
    .addColumn('claim', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reward_list_leaves_pk', ['list_id', 'claim'])
    .execute()
  await db.schema
    .createIndex('reward_list_leaves_by_claim')
    .on('reward_list_leaves')
    .column('claim')
    .execute()
  await moveEntries(db as Kysely<Before>)
  await db.schema.dropTable('reward_list_entries').execute()
}

async function moveEntries(db: Kysely<Before>): Promise<void> {
  for (let list = '', certificate = ''; ; ) {
    const entries = await db
      .selectFrom('reward_list_entries')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('list_id', '>', list),
          eb.and([eb('list_id', '=', list), eb('certificate_id', '>', certificate)]),
        ]),
      )
      .orderBy('list_id')
      .orderBy('certificate_id')
      .limit(chunkSize)
      .execute()
    const last = entries.at(-1)
    if (!last) return
    const { keccak256, stringToBytes } = await import('viem/utils')
    const leaves = entries.map(({ certificate_id, ...entry }) => ({
      ...entry,
      claim: keccak256(stringToBytes(certificate_id)),
    }))
    await db.insertInto('reward_list_leaves').values(leaves).execute()
    list = last.list_id
    certificate = last.certificate_id
  }
}

/** Lists are lost: a hash does not lead back to the certificate. */
async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('reward_list_leaves').execute()
  await db.schema
    .createTable('reward_list_entries')
    .addColumn('list_id', 'text', (c) => c.notNull().references('reward_lists.id').onDelete('cascade'))
    .addColumn('certificate_id', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('reward_list_entries_pk', ['list_id', 'certificate_id'])
    .execute()
  await sql`delete from reward_lists`.execute(db)
  await db.schema.alterTable('reward_lists').dropColumn('claimed_by').execute()
  await db.schema.dropTable('claim_ids').execute()
}
