import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, hour } from '#platform/server/clock/clock.ts'
import { advice, type Finding, fine } from '#platform/server/doctor/finding.ts'

/** A daily one that takes its time, in ms. */
const fresh = 26 * hour

/** @param dir where docs/deploy/backup.sh keeps them */
export function checkBackups(dir: string, clock: Clock, isPostgres: boolean): Finding[] {
  if (isPostgres)
    return [
      advice(
        'The data is in PostgreSQL, whose backups cannot be seen from here.',
        'Make sure that they are made and have been restored once: docs/operations.md.',
      ),
    ]
  const files = existsSync(dir) ? readdirSync(dir).filter((name) => name.endsWith('.sqlite')) : []
  const newest = Math.max(...files.map((name) => statSync(join(dir, name)).mtimeMs))
  const schedule = 'Schedule backups: edutrain-backup.timer, docs/operations.md. Elsewhere: --backups FOLDER.'
  if (files.length === 0) return [advice(`There is no backup in ${dir}.`, schedule)]
  const age = clock() - newest
  const what = `${files.length} backups in ${dir}, the newest ${Math.round(age / hour)} hours old.`
  return [
    age <= fresh
      ? fine(what)
      : advice(what, 'Find out why there is no newer one: journalctl -u edutrain-backup.'),
  ]
}
