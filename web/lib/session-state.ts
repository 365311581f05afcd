import { useSyncExternalStore } from 'react'
import { readLocal } from './local-storage.ts'

/** The module the learner finished last and the link of its class (spec §3, session-wide state). */
export interface CurrentModule {
  readonly moduleNumber: number
  readonly link: string
}

/** With the e-mail it belongs to: another tab may have logged out and somebody else in. */
type Remembered = CurrentModule & { readonly owner: string | null }

const key = 'currentModule'
const listeners = new Set<() => void>()
let current: Remembered | null | undefined

/** Remembers the current module for as long as the tab lives, reloads included. */
export function setCurrentModule({ moduleNumber, link }: CurrentModule): void {
  current = { moduleNumber, link, owner: readLocal('userEmail') }
  try {
    sessionStorage.setItem(key, JSON.stringify(current))
  } catch {
    // Without storage it is remembered until the next reload.
  }
  for (const listener of listeners) listener()
}

/** Forgets the current module, for whoever uses this tab next. */
export function clearCurrentModule(): void {
  current = null
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing left to remove.
  }
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
    return typeof stored?.moduleNumber === 'number' && typeof stored.link === 'string'
      ? { moduleNumber: stored.moduleNumber, link: stored.link, owner: stored.owner ?? null }
      : null
  } catch {
    return null
  }
}
