import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import * as text from './desk.en.ts'

interface DeskDialogProps {
  readonly title: string
  /** What its button does. */
  readonly action: string
  readonly look?: ButtonLook
  readonly busy?: boolean
  readonly children: ReactNode
  /** `close` is for when there is nothing left to ask. */
  readonly onSubmit: (form: HTMLFormElement, close: () => void) => void
  readonly onClose: () => void
}

/** Asks before something is done. */
export function DeskDialog(props: DeskDialogProps) {
  const { title, action, look = 'solid', busy = false, children, onSubmit, onClose } = props
  return (
    <Dialog title={title} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(event.currentTarget, close)
          }}
        >
          {children}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={close}>
              {text.cancel}
            </Button>
            <Button type="submit" look={look} busy={busy}>
              {action}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}
