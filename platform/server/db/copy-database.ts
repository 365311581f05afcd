import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { executedMigrations } from './migrate.ts'
import { readTableKeys } from './table-keys.ts'

/** One sentence; the target is unchanged. */
export class CopyError extends Error {
  override name = 'CopyError'
}

/** The checksum does not depend on the order of rows. */
export interface TableSum {
  readonly table: string
  readonly rows: number
  readonly checksum: string
}

export interface CopyReport {
  readonly outcome: 'copied' | 'same'
  readonly tables: readonly TableSum[]
}

// biome-ignore lint/suspicious/noExplicitAny: tables are known by name only
type AnyDb = Kysely<any>
type Row = Record<string, unknown>

const page = 500

/**
 * From one snapshot, in one transaction that compares counts and checksums.
 * @param madeAtStart tables that a server fills by itself: a target that has rows in these alone is emptied
 * @throws CopyError, the target unchanged
 */
export function copyDatabase(
  from: AnyDb,
  to: AnyDb,
  madeAtStart: readonly string[] = [],
): Promise<CopyReport> {
  const reading = from.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const writing = to.transaction().setIsolationLevel('repeatable read')
  return reading.execute((source) => writing.execute((target) => copy(source, target, madeAtStart)))
}

async function copy(source: AnyDb, target: AnyDb, madeAtStart: readonly string[]): Promise<CopyReport> {
  await requireSameMigrations(source, target)
  const tables = [...(await readTableKeys())]
  const before = await sumTables(target, tables)
  const filled = before.filter(({ rows }) => rows > 0).map(({ table }) => table)
  if (filled.length > 0) {
    const sums = await sumTables(source, tables)
    const isNew = filled.every((table) => madeAtStart.includes(table))
    if (!isNew || differing(sums, before).length === 0) {
      requireEqual(sums, before, 'The target contains other data')
      return { outcome: 'same', tables: before }
    }
    for (const table of filled.toReversed()) await target.deleteFrom(table).execute()
  }
  const written: TableSum[] = []
  for (const [table, key] of tables)
    written.push(await sumTable(source, table, key, (rows) => insertRows(target, table, rows)))
  requireEqual(written, await sumTables(target, tables), 'The copy differs from the source')
  return { outcome: 'copied', tables: written }
}

async function requireSameMigrations(source: AnyDb, target: AnyDb): Promise<void> {
  const [there, here] = [await executedMigrations(source), await executedMigrations(target)]
  if (there.length === 0) throw new CopyError('The source contains no EduTrain data.')
  if (there.join() !== here.join())
    throw new CopyError(
      `The source was written by another version of EduTrain (${there.at(-1)}, not ${here.at(-1)}). Start this version on it once.`,
    )
}

function differing(source: readonly TableSum[], target: readonly TableSum[]): TableSum[] {
  return source.filter(({ rows, checksum }, index) => {
    const other = target[index]
    return other?.rows !== rows || other.checksum !== checksum
  })
}

function requireEqual(source: readonly TableSum[], target: readonly TableSum[], what: string): void {
  const others = differing(source, target)
  if (others.length === 0) return
  const names = others.map(({ table, rows }) => {
    const other = target.find((sum) => sum.table === table)
    return `${table} (${rows} rows in the source, ${other?.rows} in the target)`
  })
  throw new CopyError(`${what}, and nothing was changed: ${names.join(', ')}.`)
}

async function sumTables(
  db: AnyDb,
  tables: readonly (readonly [string, readonly string[]])[],
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const [table, key] of tables) sums.push(await sumTable(db, table, key))
  return sums
}

async function sumTable(
  db: AnyDb,
  table: string,
  key: readonly string[],
  each: (rows: readonly Row[]) => Promise<void> = async () => {},
): Promise<TableSum> {
  let rows = 0
  let sum = 0n
  for (let last: Row | undefined; ; ) {
    const found = await readPage(db, table, key, last)
    if (found.length === 0) return { table, rows, checksum: (sum % 2n ** 256n).toString(16) }
    for (const row of found) sum += hashRow(row)
    rows += found.length
    await each(found)
    last = found.at(-1)
  }
}

function readPage(db: AnyDb, table: string, key: readonly string[], last: Row | undefined): Promise<Row[]> {
  let query = db.selectFrom(table).selectAll().limit(page)
  for (const column of key) query = query.orderBy(column)
  const columns = sql.join(key.map((column) => sql.ref(column)))
  if (last) query = query.where(sql<boolean>`(${columns}) > (${sql.join(key.map((column) => last[column]))})`)
  return query.execute()
}

/** The same on every engine; the sum of hashes does not depend on the order. */
function hashRow(row: Row): bigint {
  const text = JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}

async function insertRows(db: AnyDb, table: string, rows: readonly Row[]): Promise<void> {
  try {
    await db.insertInto(table).values(rows).execute()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CopyError(`A row of ${table} cannot be written, and nothing was changed: ${reason}.`)
  }
}
