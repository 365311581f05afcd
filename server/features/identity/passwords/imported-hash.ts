import { createHmac } from 'node:crypto'
import type { Db } from '#server/database.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { countPasswords, selectImportedHashes } from '../records/imported-hash.store.ts'
import { decoyOf, signerKeyOf } from './modified-scrypt.ts'

/** How long what was counted holds, in ms: a count reads every account. */
export const countedEvery = 10 * 60_000

/** What the password of an e-mail without one is judged by, so that time does not tell it from one that has. */
export interface DecoyHashes {
  /**
   * An imported hash that no password belongs to, or null for a hash of our own. Imported ones take longer, so as
   * large a share of e-mails has one as of the accounts with a password; which, is secret, and stays as it is while
   * that share does. `email` in lower case.
   */
  find(email: string): Promise<string | null>
}

/** Counts the imported hashes of the database at the first question, and again when the count is old. */
export function createDecoyHashes(db: Db, clock: Clock): DecoyHashes {
  let counted: { readonly at: number; readonly kinds: Promise<ImportedKinds | undefined> } | undefined
  const findKinds = (): Promise<ImportedKinds | undefined> => {
    const now = clock()
    if (!counted || Math.abs(now - counted.at) >= countedEvery) {
      const reading = { at: now, kinds: readKinds(db) }
      counted = reading
      reading.kinds.catch(() => {
        if (counted === reading) counted = undefined
      })
    }
    return counted.kinds
  }
  return {
    async find(email) {
      const kinds = await findKinds()
      if (!kinds) return null
      const place = placeOf(email, kinds.key)
      return kinds.decoys.find(({ upTo }) => place < upTo)?.decoy ?? null
    },
  }
}

/** The imported hashes that are left: each cost has the e-mails whose place is below `upTo`, and above those before. */
interface ImportedKinds {
  readonly key: string
  readonly decoys: readonly { readonly upTo: number; readonly decoy: string }[]
}

async function readKinds(db: Db): Promise<ImportedKinds | undefined> {
  const imported = await selectImportedHashes(db)
  const [first] = imported
  if (!first) return undefined
  const passwords = await countPasswords(db)
  let sum = 0
  const decoys = imported.map(({ count, example }) => {
    sum += count
    return { upTo: sum / passwords, decoy: decoyOf(example) }
  })
  // The project's own secret, which lies in each of its hashes: the same in every process, for as long as one is left.
  return { key: signerKeyOf(first.example), decoys }
}

/** Where an e-mail is between 0 and 1, evenly for those who do not know the key. */
function placeOf(email: string, key: string): number {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify(['decoy', email]))
    .digest()
  return digest.readUIntBE(0, 6) / 2 ** 48
}
