import { QueryClientContext } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { CloseIcon } from '#platform/web/drawings/icons.tsx'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import * as text from './drawer.en.ts'
import { LearnerMenu } from './learner-menu.tsx'

interface MenuDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** The drawer where it is behind a button: on a phone, and on every page that has the bar of public pages. */
export function MenuDialog({ email, onClose }: MenuDialogProps) {
  // A public page has no client of its own.
  const isAsking = useContext(QueryClientContext) !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    // At once: the page that a link leads to may be long on its way.
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && element?.close()
    element?.addEventListener('click', leave)
    return () => element?.removeEventListener('click', leave)
  }, [])
  const menu = <LearnerMenu email={email} />
  // Not within the bar: where a wide screen hides that, the page would be closed off by a dialog that nobody sees.
  return createPortal(
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={text.menu}
      onClose={onClose}
      className="h-dvh max-h-none w-[min(20rem,88vw)] max-w-none bg-card text-ink [box-shadow:0_25px_50px_-12px_#00000040] [transition:translate_150ms] forced-colors:border-e-2 backdrop:bg-black/50 starting:[translate:calc(-100%*var(--start))_0]"
    >
      <button
        type="button"
        aria-label={text.closeMenu}
        onClick={() => dialog.current?.close()}
        className="absolute end-3 top-3 grid size-11 cursor-pointer place-items-center rounded-field"
      >
        <CloseIcon className="size-6" />
      </button>
      {isAsking ? menu : <QueryProvider>{menu}</QueryProvider>}
    </dialog>,
    document.body,
  )
}
