import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataDirUnderTest } from './emails.ts'

/**
 * Lets every code for an e-mail expire, where a test cannot wait for it. By a second: codes that expired long ago are
 * deleted when a new one is requested.
 */
export function expireCodes(email: string): void {
  change(`update action_codes set expires_at = ${Date.now() - 1000} where email = ?`, email)
}

/** Lets the time run out in which the submissions with an e-mail may be confirmed. */
export function expireRewardCodes(email: string): void {
  change(`update rewards set code_expires_at = ${Date.now() - 1000} where lower(email) = ?`, email)
}

/** Puts the sign-ins behind the sessions of an account an hour back, as its next ID tokens say. */
export function ageSignIns(email: string, dataDir?: string): void {
  change(
    `update refresh_tokens set authenticated_at = authenticated_at - 3600000
     where account_id = (select id from accounts where email = ?)`,
    email,
    dataDir,
  )
}

/** Switches an account off, as an operator would. */
export function disableAccount(email: string): void {
  change('update accounts set disabled = 1 where email = ?', email)
}

function change(statement: string, email: string, dataDir = dataDirUnderTest): void {
  const db = new DatabaseSync(join(dataDir, 'edutrain.sqlite'), { timeout: 5000 })
  try {
    const { changes } = db.prepare(statement).run(email.toLowerCase())
    if (Number(changes) === 0) throw new Error(`nothing of ${email} to change`)
  } finally {
    db.close()
  }
}
