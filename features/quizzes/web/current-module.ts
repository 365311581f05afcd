import { useSyncExternalStore } from 'react'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { followedValue } from '#platform/web/lib/shared-value.ts'

/** The module the learner finished last and the link of its class (S3.22). */
export interface CurrentModule {
  readonly moduleNumber: number
  /** Empty where the class has no virtual space (module 9); null while it is not known. */
  readonly link: string | null
}

/** With the e-mail it belongs to: another learner may have logged in in another tab. */
type Remembered = CurrentModule & { readonly owner: string | null }

const key = 'currentModule'
const { current, subscribe, set } = followedValue(readStored())

/** Remembered for as long as the tab lives, reloads included. */
export function setCurrentModule({ moduleNumber, link }: CurrentModule): void {
  const remembered: Remembered = { moduleNumber, link, owner: readLocal('userEmail') }
  set(remembered)
  try {
    sessionStorage.setItem(key, JSON.stringify(remembered))
  } catch {
    // Storage may be switched off.
  }
}

export function addClassLink(moduleNumber: number, link: string): void {
  if (read()?.moduleNumber === moduleNumber) setCurrentModule({ moduleNumber, link })
}

/** The current module of the learner who is signed in; null when none was finished in this tab yet. */
export function useCurrentModule(): CurrentModule | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function read(): CurrentModule | null {
  const remembered = current()
  return remembered?.owner === readLocal('userEmail') ? remembered : null
}

function readStored(): Remembered | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<Remembered> | null
    if (typeof stored?.moduleNumber !== 'number' || stored.link === undefined) return null
    const { moduleNumber, link, owner = null } = stored
    return { moduleNumber, link: typeof link === 'string' ? link : null, owner }
  } catch {
    return null
  }
}
