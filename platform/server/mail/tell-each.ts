import { day } from '#platform/server/clock/clock.ts'
import { type Counting, throttleKey } from '#platform/server/limits/request-limits.ts'
import { putMark, readCounts } from '#platform/server/limits/throttle.store.ts'
import { MailError } from './mailer.ts'
import { watchServer } from './server-watch.ts'

/** In ms: an address that takes no e-mail for now is left alone for so long, so that the next run begins with others. */
export const restAfterRefusal = day

interface Telling<One> {
  /** Of e-mails, since an address rests from each apart. */
  readonly kind: string
  readonly accountOf: (one: One) => string
  /** False where another process does it, or where the address takes no e-mail at all. @throws MailError */
  readonly tell: (one: One) => Promise<boolean>
  readonly stopping: AbortSignal
  /** E-mails of one run, since other tasks wait for it; the next one goes on. */
  readonly most?: number
}

/**
 * Tells people one after the other: one whose address takes no e-mail for now, such as a full mailbox, keeps no other from
 * theirs. Returns how many were told. @throws MailError once the mail server is away, or takes none from anybody
 */
export async function tellEach<One>(
  { db, clock }: Counting,
  people: AsyncIterable<One>,
  { kind, accountOf, tell, stopping, most = Number.POSITIVE_INFINITY }: Telling<One>,
): Promise<number> {
  const server = watchServer()
  let told = 0
  let refused = 0
  for await (const one of people) {
    if (stopping.aborted || told + refused >= most) break
    const key = throttleKey('email-refused', kind, accountOf(one))
    const marks = await readCounts(db, [key], clock())
    if (marks(key) > 0) continue
    try {
      if (await server.watch(() => tell(one))) told++
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      if (!error.serverAway) await putMark(db, key, clock(), clock() + restAfterRefusal)
      if (server.isAway) throw error
      refused++
    }
  }
  return told
}
