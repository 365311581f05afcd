import { Button } from '#platform/web/ui/button.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { RoomProps } from '../connection/room-props.ts'
import * as text from './host.en.ts'
import { HostPart } from './host-part.tsx'
import { SureDialog } from './sure-dialog.tsx'

/** Against many who come only to disturb: no one new, and out with those who have just come. */
export function Newcomers({ room: { isClosedToNew }, send }: RoomProps) {
  return (
    <HostPart title={text.newcomers}>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          aria-pressed={isClosedToNew}
          aria-describedby="host-newcomers-note"
          onClick={() => send('closeToNew', { isClosed: !isClosedToNew })}
        >
          {text.noOneNew}
        </Button>
        <Button
          look="outline"
          onClick={() =>
            setModal(
              <SureDialog
                title={text.removeRecentTitle}
                note={text.removeRecentNote}
                action={text.removeRecentNow}
                onSure={() => send('removeRecent', {})}
              />,
            )
          }
        >
          {text.removeRecent}
        </Button>
      </div>
      <p id="host-newcomers-note" role="status" className="text-sm text-soft">
        {isClosedToNew ? text.closedToNew : text.openToNew}
      </p>
    </HostPart>
  )
}
