import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** What is inside is given the way to close the dialog. */
  readonly children: (close: () => void) => ReactNode
  /** Called once it is closed, by what is inside or by Escape; then it is time to draw it no more. */
  readonly onClose: () => void
}

/** A dialog over the page, open from when it is first drawn. It takes the focus and gives it back. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose} className="modal-card">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
