import { idleBefore, noticePeriod, triedAgainAfter } from '#features/identity/server/idle-period.ts'
import { inPageLanguage } from '#platform/contract/languages.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Parts } from '#platform/server/feature.ts'
import { composeEmail } from '#platform/server/mail/email-page.ts'
import { MailError } from '#platform/server/mail/mailer.ts'
import { tellEach } from '#platform/server/mail/tell-each.ts'
import type { AccountPlace } from '../learner.store.ts'
import {
  deleteNotice,
  deleteVoidNotices,
  type IdleAccount,
  insertNotice,
  type KeptAccounts,
  markSent,
  selectIdlePlaces,
  selectUntold,
} from './idle-account.store.ts'
import { englishIdle } from './idle-words-en.ts'
import { frenchIdle } from './idle-words-fr.ts'

export { findTold as exportIdleNotice } from './idle-account.store.ts'

const emails = { en: englishIdle, fr: frenchIdle }

export type TellParts = Pick<Parts, 'db' | 'clock' | 'config' | 'mailer' | 'publicUrl' | 'issuer'> & {
  /** In which the learner has read last; undefined where that is not known. */
  readonly languageOf: (accountId: string) => Promise<string | undefined>
}

/** Accounts looked at in one statement. */
const pageSize = 100
/** E-mails of one run, since the other tasks wait for it; the next one goes on. */
const mostEmails = 200

/**
 * Tells accounts that are idle when they will be removed: each once until its learner is back, also where several processes
 * do it. Returns how many were told. @throws MailError while the mail server is away
 */
export async function tellIdleAccounts(
  parts: TellParts,
  kept: KeptAccounts,
  stopping: AbortSignal,
): Promise<number> {
  const { db, clock, config } = parts
  const now = clock()
  const before = idleBefore(config, now)
  if (before === null) {
    await deleteVoidNotices(db)
    return 0
  }
  await deleteVoidNotices(db, { activeSince: before, unsentBefore: now - triedAgainAfter })
  return tellEach(parts, untold(db, before, kept), {
    kind: 'idle-account',
    accountOf: ({ uid }) => uid,
    tell: (account) => tellOnce(parts, account),
    stopping,
    most: mostEmails,
  })
}

/** Those idle longest first. */
async function* untold(db: Db, before: number, kept: KeptAccounts): AsyncGenerator<IdleAccount> {
  for (let after: AccountPlace | undefined; ; ) {
    const places = await selectIdlePlaces(db, before, after, pageSize)
    const ids = places.map(({ id }) => id)
    yield* await selectUntold(db, ids, kept)
    if (places.length < pageSize) return
    after = places.at(-1)
  }
}

/** False when another process does it, or when the address takes no e-mail. */
async function tellOnce(parts: TellParts, { uid, email }: IdleAccount): Promise<boolean> {
  const { db, clock, mailer, publicUrl, languageOf } = parts
  const now = clock()
  if (!(await insertNotice(db, uid, now))) return false
  const language = (await languageOf(uid)) ?? 'en'
  const words = inPageLanguage(emails, language)(dayIn(language, now + noticePeriod))
  try {
    await mailer.send(composeEmail(parts, words, { to: email, language, link: `${publicUrl}/login` }))
  } catch (error) {
    // It will never be delivered, and must not keep the others from theirs.
    if (error instanceof MailError && error.recipientRefused) return false
    await deleteNotice(db, uid)
    throw error
  }
  await markSent(db, uid)
  return true
}

const dayIn = (language: string, time: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
