import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import * as text from './ui.en.ts'

interface ModalDialogProps {
  readonly title: string
  readonly content: string
  readonly onClose: () => void
}

export function ModalDialog({ title, content, onClose }: ModalDialogProps) {
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
      onClose={onClose}
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
