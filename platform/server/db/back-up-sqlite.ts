import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class BackupError extends Error {
  override name = 'BackupError'
}

/** In ms. */
const busyTimeout = 5_000

/** Checked and flushed before it has its name. Returns bytes. @throws BackupError: no source, or the target exists */
export function backUpSqlite(file: string, target: string): number {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
  if (existsSync(target)) throw new BackupError(`${target} already exists; choose another name.`)
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  const source = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    // One snapshot, delays no writer, and omits deleted rows.
    source.prepare('vacuum into ?').run(unfinished)
    checkCopy(unfinished)
    flush(unfinished)
    renameSync(unfinished, target)
    flush(dirname(target))
    return statSync(target).size
  } finally {
    source.close()
    rmSync(unfinished, { force: true })
  }
}

function checkCopy(file: string): void {
  const copy = new DatabaseSync(file)
  try {
    // Without side files; a server that opens it turns the log on again.
    copy.exec('pragma journal_mode = delete')
    const found = copy
      .prepare('pragma integrity_check')
      .all()
      .concat(copy.prepare('pragma foreign_key_check').all())
    const isSound = found.length === 1 && Object.values(found[0] ?? {})[0] === 'ok'
    if (!isSound)
      throw new BackupError(`The copy is damaged, and the database may be too: ${JSON.stringify(found)}.`)
  } finally {
    copy.close()
  }
}

function flush(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
