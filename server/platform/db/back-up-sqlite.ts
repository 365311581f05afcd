import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Why a backup cannot be made, in one sentence. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** How long to wait for a moment at which the database can be read, in ms. */
const busyTimeout = 5_000

/**
 * Copies a SQLite file that may be in use, without the traces of deleted rows. The copy is one file, checked and on disk before it has its name.
 * Returns its size in bytes.
 * @throws BackupError when there is nothing to copy, or something is where the copy should be.
 */
export function backUpSqlite(file: string, target: string): number {
  if (!existsSync(file)) throw new BackupError(`There is no database at ${file}.`)
  if (existsSync(target)) throw new BackupError(`${target} already exists; choose another name.`)
  const unfinished = `${target}.unfinished`
  rmSync(unfinished, { force: true })
  const source = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    // Sees one snapshot and delays no writer, as the backup of pages does, and leaves behind what was deleted.
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
    // Without side files, so that the copy is one file; a server that opens it turns the log on again.
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

/** Waits until a file, or the names in a folder, are on disk. */
function flush(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
