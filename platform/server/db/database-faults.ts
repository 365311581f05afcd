/** SQLite's extended result codes, PostgreSQL's SQLSTATEs. */
const busy = new Set<unknown>([5, 6, 261, 517])
/** Full, and errors at writing, syncing or growing the file. */
const noRoom = new Set<unknown>([13, 778, 1034, 4874])
const foreignKey = new Set<unknown>([787, '23503'])

/** Serialization failure and deadlock. */
const conflict = new Set<unknown>(['40001', '40P01'])

/** Out of connections, disk or memory, statement timeout. */
const overloaded = /^(53...|57014|55P03)$/

/** A name that messages in French keep too. */
const standby = /hot[ -]standby/i

/** A standby ends a read whose rows its primary has removed, under the code of a conflict. */
const outpaced = /due to conflict with recovery/

/** What a new connection meets on a full disk. */
const unready = /^XX/

const lost =
  /^(08...|25P03|57P0[1-5]|E(CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)|ENOENT)$/

/** `pg` has no code for these. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/** Answered as 503. `isLost`: the connection broke under a statement, so a commit may have succeeded. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError'
  readonly statusCode = 503
  readonly isLost: boolean

  constructor(reason: string, cause: unknown, { isLost = false } = {}) {
    super(reason, { cause })
    this.isLost = isLost
  }
}

/** To be repeated from the start. */
export class ChangedMeanwhileError extends Error {
  override name = 'ChangedMeanwhileError'
}

export const isBusy = (error: unknown): boolean => busy.has(resultCode(error))

/** The write was rolled back. */
export const isDiskFull = (error: unknown): boolean => noRoom.has(resultCode(error))

export const isConflict = (error: unknown): boolean =>
  error instanceof ChangedMeanwhileError || conflict.has(resultCode(error))

export const isForeignKeyViolation = (error: unknown): boolean => foreignKey.has(resultCode(error))

/** A primary that comes back is a standby first. What a serializable transaction meets there has no code of its own. */
export const isOfStandby = (error: unknown): boolean =>
  resultCode(error) === '25006' ||
  (resultCode(error) === '0A000' && error instanceof Error && standby.test(error.message))

export function explainPostgresFault(error: unknown, during: 'connecting' | 'statement'): unknown {
  const code = String(resultCode(error) ?? '')
  const message = error instanceof Error ? error.message : ''
  if (outpaced.test(message))
    return new DatabaseAwayError('the replica had to give way to its primary', error)
  if (isOfStandby(error)) return new DatabaseAwayError('the database is a standby', error)
  if (overloaded.test(code) || (during === 'connecting' && unready.test(code)))
    return new DatabaseAwayError('the database is overloaded', error)
  if (!lost.test(code) && !lostMessages.test(message)) return error
  return during === 'connecting'
    ? new DatabaseAwayError('the database cannot be reached', error)
    : new DatabaseAwayError('the connection to the database was lost', error, { isLost: true })
}

function resultCode(error: unknown): unknown {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return errcode ?? code
}
