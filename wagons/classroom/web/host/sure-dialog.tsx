import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import * as text from './host.en.ts'

interface SureDialogProps {
  readonly title: string
  /** What stands in the way, if anything. */
  readonly warning?: string | undefined
  readonly note: string
  readonly action: string
  readonly onSure: () => void
}

/** Before what cannot be taken back. */
export const SureDialog = ({ title, warning, note, action, onSure }: SureDialogProps) => (
  <Dialog title={title} onClose={() => setModal(null)}>
    {(close) => (
      <>
        {warning && <p className="mb-4 font-bold">{warning}</p>}
        <p className="mb-4">{note}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={close}>
            {text.cancel}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onSure()
              close()
            }}
          >
            {action}
          </Button>
        </div>
      </>
    )}
  </Dialog>
)
