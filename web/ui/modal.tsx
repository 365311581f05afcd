import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import * as text from './ui.en.ts'

interface Modal {
  readonly title: string
  readonly content: string
}

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
  return modal && <ModalDialog {...modal} />
}

function ModalDialog({ title, content }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}content`}
      onClose={() => change(null)}
      className="modal-card"
    >
      <h2 id={`${id}title`} className="text-2xl">
        {title}
      </h2>
      <p id={`${id}content`} className="my-4">
        {content}
      </p>
      <form method="dialog" className="text-end">
        <Button type="submit">{text.close}</Button>
      </form>
    </dialog>
  )
}
