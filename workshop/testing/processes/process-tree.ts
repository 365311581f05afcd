import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started, by their ids. */
export function childProcesses(parent: number): number[] {
  return parents()
    .filter(([, itsParent]) => itsParent === parent)
    .map(([id]) => id)
}

/** Ends a process and its children as a power cut would: none of them has a say, nor time to start another. */
export function killWithChildren(id: number): void {
  // A stopped process starts no child between the look at its children and their end.
  process.kill(id, 'SIGSTOP')
  for (const child of childProcesses(id)) endOne(child)
  process.kill(id, 'SIGKILL')
}

function endOne(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch (error) {
    // It was through by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Every process with its parent. Linux says so without `ps`, which small images lack. */
function parents(): [id: number, parent: number][] {
  if (process.platform !== 'linux')
    return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)])
}

/** The second field after the name in brackets, which may contain anything. */
function parentOf(id: string): number {
  try {
    const status = readFileSync(`/proc/${id}/stat`, 'latin1')
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}
