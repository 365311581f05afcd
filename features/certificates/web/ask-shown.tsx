import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import * as text from './own-certificate.en.ts'

interface AskShownProps {
  readonly onAnswer: (showsName: boolean) => void
  readonly onClose: () => void
}

/** Before a certificate is shared for the first time. */
export const AskShown = ({ onAnswer, onClose }: AskShownProps) => (
  <Dialog title={text.askShown} closedby="any" onClose={onClose}>
    {() => (
      <>
        <p className="mb-5">{text.askShownNote}</p>
        <div className="card-actions">
          <Button onClick={() => onAnswer(true)}>{text.showAndShare}</Button>
          <Button look="outline" onClick={() => onAnswer(false)}>
            {text.shareNameless}
          </Button>
        </div>
      </>
    )}
  </Dialog>
)
