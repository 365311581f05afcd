import { type DialogHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps extends Pick<DialogHTMLAttributes<HTMLDialogElement>, 'closedby' | 'aria-describedby'> {
  readonly title: string
  /** Given what closes the dialog. */
  readonly children: (close: () => void) => ReactNode
  readonly onClose: () => void
}

/** Open from when it is first drawn. */
export function Dialog({ title, children, ...rest }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={id}
      className="m-auto w-[min(28rem,100vw-2rem)] animate-[arrive_0.18s_ease-out] rounded-box border border-line bg-card p-6 text-ink backdrop:bg-[rgb(20_18_31/0.55)]"
    >
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {children(() => dialog.current?.close())}
    </dialog>
  )
}
