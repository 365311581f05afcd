import { lazy, Suspense, useSyncExternalStore } from 'react'

interface Modal {
  readonly title: string
  readonly content: string
}

// One page of all shows one, and asks for it when it opens.
export const loadModal = () => import('./modal-dialog.tsx')
const ModalDialog = lazy(async () => ({ default: (await loadModal()).ModalDialog }))

const listeners = new Set<() => void>()
let current: Modal | null = null

/** It stays over the pages that follow until it is closed. */
export function showModal(title: string, content: string): void {
  change({ title, content })
}

function change(modal: Modal | null): void {
  current = modal
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function ModalHost() {
  const modal = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  return (
    modal && (
      <Suspense>
        <ModalDialog {...modal} onClose={() => change(null)} />
      </Suspense>
    )
  )
}
