import { type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** Given what closes the dialog. */
  readonly children: (close: () => void) => ReactNode
  readonly onClose: () => void
}

/** Open from when it is first drawn. */
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
