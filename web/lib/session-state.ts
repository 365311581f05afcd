import { useSyncExternalStore } from 'react'

/** The module the learner finished last and the link of its class (spec §3, session-wide state). */
export interface CurrentModule {
  readonly moduleNumber: number
  readonly link: string
}

const key = 'currentModule'
const listeners = new Set<() => void>()
let current: CurrentModule | null | undefined

/** Remembers the current module for as long as the tab lives, reloads included. */
export function setCurrentModule(module: CurrentModule): void {
  current = module
  try {
    sessionStorage.setItem(key, JSON.stringify(module))
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

/** The current module; null when no module was finished in this tab yet. */
export function useCurrentModule(): CurrentModule | null {
  return useSyncExternalStore(subscribe, read, () => null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function read(): CurrentModule | null {
  if (current === undefined) current = readStored()
  return current
}

function readStored(): CurrentModule | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<CurrentModule> | null
    return typeof stored?.moduleNumber === 'number' && typeof stored.link === 'string'
      ? { moduleNumber: stored.moduleNumber, link: stored.link }
      : null
  } catch {
    return null
  }
}
