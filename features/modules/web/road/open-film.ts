import { useSyncExternalStore } from 'react'

let starts = 1
/** 0 while none is open. */
let open = 0
const listeners = new Set<() => void>()

function setOpen(count: number): void {
  open = count
  for (const listener of listeners) listener()
}

/** The film of this page is in its player. Returns what ends that. */
export function openFilm(isPlaying: boolean): () => void {
  if (isPlaying) starts++
  setOpen(starts)
  return () => setOpen(0)
}

/** 0 while no film is open, else a number that grows whenever it begins to play. */
export const useOpenFilm = (): number => useSyncExternalStore(subscribe, () => open)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
