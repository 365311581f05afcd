import { closeSync, fsyncSync, openSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { advice, type Finding, fault, fine } from '#platform/server/doctor/finding.ts'

/** As the alert in docs/running-a-site.md, in bytes. */
const littleRoom = 1e9
/** A write is acknowledged when it is on the disk, in ms. */
const slowFlush = 100
const attempts = 5

/** @param isNeeded whether the settings keep data or e-mails there */
export function checkDisk(dataDir: string, isNeeded: boolean): Finding[] {
  const place = resolve(dataDir)
  try {
    return [writable(place), roomOf(place), privacyOf(place)]
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && !isNeeded)
      return [
        advice(
          `DATA_DIR, ${place}, is not there. Nothing is kept in it, but without it the proxy cannot be looked at.`,
          'Make it, for the user of the server alone.',
        ),
      ]
    return [
      fault(
        `DATA_DIR, ${place}, cannot be written: ${code}.`,
        code === 'ENOENT'
          ? 'Start the server once, which creates it, or correct DATA_DIR.'
          : 'Run this as the user of the server; the folder has to belong to that user, on a disk that is not read-only or full.',
      ),
    ]
  }
}

function writable(place: string): Finding {
  const file = join(place, `.doctor-${process.pid}`)
  const opened = openSync(file, 'wx', 0o600)
  try {
    const durations = Array.from({ length: attempts }, () => {
      const startedAt = performance.now()
      writeSync(opened, 'x'.repeat(4096))
      fsyncSync(opened)
      return performance.now() - startedAt
    })
    const usual = durations.sort((a, b) => a - b)[Math.floor(attempts / 2)] ?? 0
    const what = `${place} can be written; a write is on the disk after ${usual.toFixed(1)} ms.`
    return usual < slowFlush
      ? fine(what)
      : advice(what, 'Every answer of a learner waits that long: use a local solid-state disk for DATA_DIR.')
  } finally {
    closeSync(opened)
    rmSync(file)
  }
}

function roomOf(place: string): Finding {
  const { bavail, bsize } = statfsSync(place)
  const free = bavail * bsize
  const what = `${(free / 1e9).toFixed(1)} GB are free on its disk.`
  return free >= littleRoom
    ? fine(what)
    : fault(what, 'Make room: on a full disk nothing that learners do is stored.')
}

function privacyOf(place: string): Finding {
  return (statSync(place).mode & 0o077) === 0 || process.platform === 'win32'
    ? fine('Only the user of the server can read it.')
    : advice(
        'Other users of the machine can open the folder, though not the database in it.',
        `chmod 700 ${place}`,
      )
}
