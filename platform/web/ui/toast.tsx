import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useToastPlace } from './toast-place.ts'
import * as text from './ui.en.ts'

export type ToastVariant = 'alert-info' | 'alert-error' | 'alert-success' | 'alert'

interface Toast {
  /** Differs for each, so that a second one with the same words is read out too. */
  readonly number: number
  readonly content: string
  readonly variant: ToastVariant
}

const visibleFor = 2500
const listeners = new Set<() => void>()
let current: Toast | null = null
let shown = 0

/** Shows one toast in place of any other; it closes by itself after 2.5 s, or when clicked (S8.1, S8.2). */
export function showToast(content: string, variant: ToastVariant): void {
  shown += 1
  change({ number: shown, content, variant })
}

function change(toast: Toast | null): void {
  current = toast
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const close = () => change(null)

/** Where toasts appear; once, at the root. Both live regions are there before any text, so that it is read out. */
export function Toaster() {
  const toast = useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
  const toaster = useRef<HTMLDivElement>(null)
  useToastPlace(toaster, toast !== null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(close, visibleFor)
    return () => clearTimeout(timer)
  }, [toast])

  const isError = toast?.variant === 'alert-error'
  return (
    <div ref={toaster} className="toaster">
      <div role="status">{toast && !isError && <ToastButton key={toast.number} {...toast} />}</div>
      <div role="alert">{toast && isError && <ToastButton key={toast.number} {...toast} />}</div>
    </div>
  )
}

function ToastButton({ content, variant }: Toast) {
  return (
    <button type="button" title={text.close} onClick={close} className={`alert ${variant}`}>
      {content}
    </button>
  )
}
