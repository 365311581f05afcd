import type { MailError } from '#platform/server/mail/mailer.ts'
import type { CertificateParts } from '../certificate-parts.ts'
import { byTheRule } from '../certificates.config.ts'
import { issueOnce } from '../desk/issue-certificate.ts'
import { type Decider, mailOutcomes } from '../desk/settle-requests.ts'
import {
  type RequestCursor,
  type StoredRequest,
  selectRequests,
} from '../records/certificate-request.store.ts'
import { markUnprintable, noteName, stopDelays } from '../records/certificate-rule.store.ts'
import { readStandings, type Standing } from '../standing/read-standings.ts'
import { underRule } from '../standing/under-rule.ts'

const theRule: Decider = { email: byTheRule }

/** Requests looked at in one go. */
const pageSize = 50
/** Of one run, since other tasks wait for it; the next one goes on. */
const mostIssued = 200

/**
 * Issues what nobody has to look at, as an operator would, and tells the learners. Whatever it is about one request that fails
 * keeps no other waiting; an e-mail that cannot leave is no failure of it, since it is tried again by a task of its own.
 * Returns how many it issued. @throws the first failure, once all were looked at
 */
export async function issueByRule(
  parts: CertificateParts,
  stopping: AbortSignal,
  most = mostIssued,
): Promise<number> {
  if (!parts.rule) {
    await stopDelays(parts.db)
    return 0
  }
  const failures: unknown[] = []
  let isMailAway = false
  const reportMailFailure = (error: MailError) => {
    isMailAway ||= error.serverAway
  }
  let issued = 0
  for (let after: RequestCursor | undefined; !stopping.aborted && issued < most; ) {
    const page = await selectRequests(parts.db, 'waiting', after, pageSize)
    const done: string[] = []
    for (const [request, standing] of await readStandings(parts, page)) {
      if (stopping.aborted || issued + done.length >= most) break
      try {
        if (await decide(parts, request, standing)) done.push(request.accountId)
      } catch (error) {
        failures.push(error)
      }
    }
    issued += done.length
    // Those after it are owed theirs, which are tried again with the others.
    if (!isMailAway)
      await mailOutcomes({ ...parts, reportMailFailure }, theRule, done, stopping).catch((error: unknown) =>
        failures.push(error),
      )
    after = page.at(-1)
    if (page.length < pageSize) break
  }
  if (failures.length > 0) throw failures[0]
  return issued
}

/** Whether it was issued. What it has found by then is asked again in the transaction. */
async function decide(parts: CertificateParts, request: StoredRequest, standing: Standing): Promise<boolean> {
  const { db, clock } = parts
  const { accountId } = request
  const { name } = standing
  if (name !== '' && name !== request.rule.name) await noteName(db, accountId, { name, since: clock() })
  else if (isDue(parts, request, standing)) {
    const outcome = await issueOnce(parts, theRule, accountId, async (tx, now) => {
      const [found] = await readStandings({ ...parts, db: tx }, [now])
      return found && isDue(parts, ...found) ? undefined : 'not-due'
    })
    if (outcome === 'name-unprintable') await markUnprintable(db, accountId, name)
    return outcome === 'done'
  }
  return false
}

function isDue(parts: CertificateParts, request: StoredRequest, standing: Standing): boolean {
  const at = underRule(parts, request, standing)?.at
  return typeof at === 'number' && at <= parts.clock()
}
