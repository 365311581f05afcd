import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { setModal } from './modal.tsx'
import * as text from './ui.en.ts'

// One page of all shows one: what it looks like comes with that page.
export const showModal = (title: string, content: string) =>
  setModal(
    <Dialog title={title} closedby="any" aria-describedby="modal-content" onClose={() => setModal(null)}>
      {() => (
        <>
          <p id="modal-content" className="mb-4">
            {content}
          </p>
          <form method="dialog" className="text-end">
            <Button type="submit">{text.close}</Button>
          </form>
        </>
      )}
    </Dialog>,
  )
