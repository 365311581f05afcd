import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDirUnderTest } from './letters.ts'

/** Gives an account a certificate, for tests of what comes after it is issued, and returns its id. */
export function certify(email: string, dataDir = dataDirUnderTest): string {
  const id = randomBytes(16).toString('base64url')
  const db = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 5000 })
  try {
    db.exec('begin immediate')
    const { changes } = db
      .prepare(
        `insert into certificates
           (id, account_id, name, issued_at, issued_by, status_index, shows_name)
         select ?, id, 'Full Name', ?, 'the test',
           (select coalesce(max(status_index), 0) + 1 from credential_statuses), 0
         from accounts where email = ?`,
      )
      .run(id, Date.now(), email.toLowerCase())
    if (Number(changes) === 0) throw new Error(`no account of ${email}`)
    db.prepare(
      'insert into credential_statuses (status_index, certificate_id) select status_index, id from certificates where id = ?',
    ).run(id)
    db.exec('commit')
  } finally {
    db.close()
  }
  return id
}
