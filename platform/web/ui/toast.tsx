import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { sharedValue } from '#platform/web/lib/shared-value.ts'
import * as text from './ui.en.ts'

export type ToastVariant = 'alert-info' | 'alert-error' | 'alert-success' | 'alert'

interface Toast {
  /** Differs for each, so that a second one with the same words is read out too. */
  readonly number: number
  readonly content: string
  readonly variant: ToastVariant
}

/** In ms. */
const visibleFor = 2500
/** In px, between a toast and what is above it. */
const gap = 8
const [useToast, setToast] = sharedValue<Toast | null>(null)
let shown = 0

/** Shows one toast in place of any other; it closes by itself after 2.5 s, or when clicked (S8.1, S8.2). */
export function showToast(content: string, variant: ToastVariant): void {
  shown += 1
  setToast({ number: shown, content, variant })
}

/** Before what it says is true no more. */
export const closeToast = () => setToast(null)

/** Where toasts appear; once, at the root. Both live regions are there before any text, so that it is read out. */
export function Toaster() {
  const toast = useToast()
  const toaster = useRef<HTMLDivElement>(null)
  useToastPlace(toaster, toast !== null)
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(closeToast, visibleFor)
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
    <button type="button" title={text.close} onClick={closeToast} className={`alert ${variant}`}>
      {content}
    </button>
  )
}

/**
 * On a phone a toast lies below the page's header and the line about the connection, wherever the page is scrolled to:
 * never over the logo, the menu or that line. Its place is `--toast-top`; wider screens have another.
 */
function useToastPlace(toaster: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const place = () => toaster.current?.style.setProperty('--toast-top', `${lowestTop() + gap}px`)
    place()
    // A toast outlives the page that showed it, and the next page begins at its top.
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place)
    }
  }, [toaster, isShown])
}

function lowestTop(): number {
  const bars = [...document.querySelectorAll('header:not(main header), .connection-note')]
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
}
