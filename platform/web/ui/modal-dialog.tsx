import { useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { setModal } from './modal.tsx'
import * as text from './ui.en.ts'

interface ModalDialogProps {
  readonly title: string
  readonly content: string
}

// One page of all shows one: what it looks like comes with that page.
export const showModal = (title: string, content: string) =>
  setModal(<ModalDialog title={title} content={content} />)

function ModalDialog({ title, content }: ModalDialogProps) {
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
      onClose={() => setModal(null)}
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
