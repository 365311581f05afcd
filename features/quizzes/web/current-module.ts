import { useSyncExternalStore } from 'react'
import { readLocal } from '#platform/web/lib/local-storage.ts'

/** The module the learner finished last and the link of its class (S3.22). */
export interface CurrentModule {
  readonly moduleNumber: number
  /** Empty where the class has no virtual space (module 9); null while it is not known. */
  readonly link: string | null
}

/** With the e-mail it belongs to: another learner may have logged in in another tab. */
type Remembered = CurrentModule & { readonly owner: string | null }

const key = 'currentModule'
const listeners = new Set<() => void>()
let current: Remembered | null | undefined

/** Remembered for as long as the tab lives, reloads included. */
export function setCurrentModule({ moduleNumber, link }: CurrentModule): void {
  current = { moduleNumber, link, owner: readLocal('userEmail') }
  try {
    sessionStorage.setItem(key, JSON.stringify(current))
  } catch {
    // Storage may be switched off.
  }
  for (const listener of listeners) listener()
}

export function addClassLink(moduleNumber: number, link: string): void {
  if (read()?.moduleNumber === moduleNumber) setCurrentModule({ moduleNumber, link })
}

/** The current module of the learner who is signed in; null when none was finished in this tab yet. */
export function useCurrentModule(): CurrentModule | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): CurrentModule | null {
  if (current === undefined) current = readStored()
  return current && current.owner === readLocal('userEmail') ? current : null
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
