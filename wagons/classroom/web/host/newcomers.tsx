import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { RoomProps } from '../connection/room-props.ts'
import * as text from './host.en.ts'

/** Against many who come only to disturb: no one new, and out with those who have just come. */
export function Newcomers({ room: { isClosedToNew }, send }: RoomProps) {
  return (
    <section aria-labelledby="host-newcomers" className="host-part">
      <h4 id="host-newcomers">{text.newcomers}</h4>
      <div className="host-ways">
        <Button
          look="outline"
          aria-pressed={isClosedToNew}
          aria-describedby="host-newcomers-note"
          onClick={() => send('closeToNew', { isClosed: !isClosedToNew })}
        >
          {text.noOneNew}
        </Button>
        <Button look="outline" onClick={() => setModal(<RemoveRecentDialog send={send} />)}>
          {text.removeRecent}
        </Button>
      </div>
      <p id="host-newcomers-note" role="status" className="text-sm text-soft">
        {isClosedToNew ? text.closedToNew : text.openToNew}
      </p>
    </section>
  )
}

function RemoveRecentDialog({ send }: Pick<RoomProps, 'send'>) {
  return (
    <Dialog title={text.removeRecentTitle} onClose={() => setModal(null)}>
      {(close) => (
        <>
          <p className="mb-4">{text.removeRecentNote}</p>
          <div className="host-ways">
            <Button look="outline" onClick={close}>
              {text.cancel}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                send('removeRecent', {})
                close()
              }}
            >
              {text.removeRecentNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
