import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function setOpen(open: boolean): void {
  isOpen = open
  for (const listener of listeners) listener()
}

/** The film of this page is in its player. Returns what ends that. */
export function openFilm(): () => void {
  setOpen(true)
  return () => setOpen(false)
}

export const useIsFilmOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
