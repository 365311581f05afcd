import { type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let current: ReactNode = null

/** It stays over the pages that follow until another takes its place, or null. */
export function setModal(modal: ReactNode): void {
  current = modal
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const ModalHost = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
