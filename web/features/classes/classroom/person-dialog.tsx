import { type FormEvent, useState } from 'react'
import type { Person } from '#contract/classroom-frames.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { setModal } from '#web/ui/modal.tsx'
import { lineOf, TextArea } from '#web/ui/text-area.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Figure } from '../figures/figure.tsx'
import { HostActions } from './host-actions.tsx'
import * as text from './person.en.ts'
import { notSent } from './room.en.ts'
import type { RoomProps } from './room-part-props.ts'

const longestReport = 300

/** What can be done about someone in the room. It shows who that was also when they have gone meanwhile. */
export function PersonDialog({ person, room, send }: RoomProps & { readonly person: Person }) {
  const { seat, nickname, name, shape, isHost } = person
  const [isReporting, setReporting] = useState(false)
  const isYou = seat === room.you
  return (
    <Dialog title={isReporting ? text.reportTitle(nickname) : nickname} onClose={() => setModal(null)}>
      {(close) => (
        <div className="person-dialog">
          {isReporting ? (
            <ReportForm seat={seat} send={send} onClose={close} />
          ) : (
            <>
              <div className="person-figure">
                <Figure shape={shape} seat={seat} isHost={isHost} />
              </div>
              {name && <p dir="auto">{text.showName(name)}</p>}
              {isYou && <p>{text.isYou}</p>}
              {isHost && !isYou && <p>{text.isHost}</p>}
              {room.isHost && !isYou && (
                <HostActions person={person} room={room} send={send} onDone={close} />
              )}
              {!room.isHost && !isYou && (
                <>
                  {!isHost && (
                    <>
                      <Button
                        look="outline"
                        onClick={() => {
                          send('hide', { seat, isHidden: true })
                          close()
                        }}
                      >
                        {text.hide}
                      </Button>
                      <p className="text-sm text-soft">{text.hideNote}</p>
                    </>
                  )}
                  <Button look="outline" onClick={() => setReporting(true)}>
                    {text.report}
                  </Button>
                </>
              )}
              <Button onClick={close}>{text.close}</Button>
            </>
          )}
        </div>
      )}
    </Dialog>
  )
}

interface ReportFormProps {
  readonly seat: number
  readonly send: RoomProps['send']
  readonly onClose: () => void
}

function ReportForm({ seat, send, onClose }: ReportFormProps) {
  const [failure, setFailure] = useState('')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!send('report', { seat, words: lineOf(event.currentTarget, 'words') })) {
      setFailure(notSent)
      return
    }
    showToast(text.sent, 'alert-success')
    onClose()
  }
  return (
    <form onSubmit={submit}>
      <TextArea
        label={text.reportWords}
        name="words"
        hint={text.reportHint(longestReport)}
        maxLength={longestReport}
      />
      <p role="alert" className="field-error">
        {failure}
      </p>
      <div className="person-ways">
        <Button look="outline" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit">{text.send}</Button>
      </div>
    </form>
  )
}
