/** SQLite's extended result codes and PostgreSQL's SQLSTATEs for what callers tell apart. */
const busy = new Set<unknown>([5, 6, 261, 517])
const foreignKey = new Set<unknown>([787, '23503'])

/** Another process holds the lock of the database file; nothing was written. */
export function isBusy(error: unknown): boolean {
  return busy.has(resultCode(error))
}

/** The row that this one belongs to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return foreignKey.has(resultCode(error))
}

function resultCode(error: unknown): unknown {
  const { errcode, code } = (error ?? {}) as { errcode?: unknown; code?: unknown }
  return errcode ?? code
}
