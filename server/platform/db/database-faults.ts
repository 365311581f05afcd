/** SQLite's extended result codes and PostgreSQL's SQLSTATEs for what callers tell apart. */
const busy = new Set<unknown>([5, 6, 261, 517])
/** The disk has no room, or did not take what was written: full, and errors at writing, syncing or growing the file. */
const noRoom = new Set<unknown>([13, 778, 1034, 4874])
const foreignKey = new Set<unknown>([787, '23503'])

/** Serialization failure and deadlock: nothing was written, and the same may well succeed in a moment. */
const conflict = new Set<unknown>(['40001', '40P01'])

/** Out of connections, disk or memory, a statement above its time, a standby that only reads. */
const overloaded = /^(53...|57014|55P03|25006)$/

/** The server closed the session, is starting or stopping, or the way to it is broken. */
const lost = /^(08...|57P0[1-5]|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|ENOENT)$/

/** What `pg` says without a code. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/**
 * The database cannot be used now and may be again soon. No client's mistake: the request is answered 503. `isLost` when
 * a connection broke under a statement, so that what it did is known only if it was no commit.
 */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly statusCode = 503
  readonly isLost: boolean

  constructor(reason: string, cause: unknown, { isLost = false } = {}) {
    super(reason, { cause })
    this.isLost = isLost
  }
}

/** A row is no longer what this transaction read: it is to be done again. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

/** Another process holds the lock of the database file; nothing was written. */
export function isBusy(error: unknown): boolean {
  return busy.has(resultCode(error))
}

/** The disk of the database file has no room left; what was written is taken back. */
export function isDiskFull(error: unknown): boolean {
  return noRoom.has(resultCode(error))
}

/** Another transaction was in the way; this one was rolled back as a whole. */
export function isConflict(error: unknown): boolean {
  return error instanceof ChangedMeanwhileError || conflict.has(resultCode(error))
}

/** The row that this one belongs to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return foreignKey.has(resultCode(error))
}

/** What PostgreSQL's driver threw at connecting or at a statement: as it is, or as a database that is away. */
export function explainPostgresFault(error: unknown, during: 'connecting' | 'statement'): unknown {
  const code = String(resultCode(error) ?? '')
  const message = error instanceof Error ? error.message : ''
  if (overloaded.test(code)) return new DatabaseAwayError('the database is overloaded', error)
  if (!lost.test(code) && !lostMessages.test(message)) return error
  return during === 'connecting'
    ? new DatabaseAwayError('the database cannot be reached', error)
    : new DatabaseAwayError('the connection to the database was lost', error, { isLost: true })
}

function resultCode(error: unknown): unknown {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return errcode ?? code
}
