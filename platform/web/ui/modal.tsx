import { Fragment, type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let current: ReactNode = null
let opened = 0

/** It stays over the pages that follow until another takes its place, or null. */
export function setModal(modal: ReactNode): void {
  // Each is drawn anew: one that was just closed, and whose page has not heard of it, would stay closed.
  current = modal === null ? null : <Fragment key={++opened}>{modal}</Fragment>
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
