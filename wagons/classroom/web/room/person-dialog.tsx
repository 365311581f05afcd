import { type FormEvent, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import { lineOf, TextArea } from '#platform/web/ui/text-area.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { ChatLine } from '#wagons/classroom/contract/classroom-frames.ts'
import type { About, RoomProps } from '../connection/room-props.ts'
import { ownVisitor } from '../connection/room-state.ts'
import { Figure } from '../figures/figure.tsx'
import * as text from './person.en.ts'
import { notSent } from './room.en.ts'

const longestReport = 300

export interface PersonDialogProps extends RoomProps {
  readonly person: About
  /** What they wrote, where it is about that. */
  readonly line?: Pick<ChatLine, 'id' | 'text'> | undefined
}

/** What can be done about someone in the class, also when they have gone: it is done to them, not to the one who has their seat now. */
export function PersonDialog({ person, line, room, send }: PersonDialogProps) {
  const { visitor, seat, nickname, name, shape, isHost } = person
  const [isReporting, setReporting] = useState(false)
  const isYou = visitor === ownVisitor(room)
  return (
    <Dialog title={isReporting ? text.reportTitle(nickname) : nickname} onClose={() => setModal(null)}>
      {(close) => (
        <div className="grid gap-[0.6rem]">
          {isReporting ? (
            <ReportForm visitor={visitor} line={line?.id} send={send} onClose={close} />
          ) : (
            <>
              {shape !== undefined && seat !== undefined && (
                <div className="mx-auto w-20">
                  <Figure shape={shape} seat={seat} isHost={isHost ?? false} />
                </div>
              )}
              {line && <p dir="auto">{text.said(line.text)}</p>}
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
                          send('hide', { visitor, isHidden: true })
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
  readonly visitor: number
  readonly line: number | undefined
  readonly send: RoomProps['send']
  readonly onClose: () => void
}

function ReportForm({ visitor, line, send, onClose }: ReportFormProps) {
  const [failure, setFailure] = useState('')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = lineOf(event.currentTarget, 'words')
    if (!send('report', { visitor, words, ...(line !== undefined && { line }) })) {
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit">{text.send}</Button>
      </div>
    </form>
  )
}

interface HostActionsProps extends RoomProps {
  readonly person: About
  readonly onDone: () => void
}

/** What a host can do about a learner, also one who has left. */
function HostActions({ person: { visitor, seat, isMuted }, room, send, onDone }: HostActionsProps) {
  const [isSure, setSure] = useState(false)
  const doing = (action: () => unknown) => () => {
    action()
    onDone()
  }
  if (isSure)
    return (
      <>
        <p>{text.removeNote}</p>
        <Button look="danger" onClick={doing(() => send('remove', { visitor }))}>
          {text.removeNow}
        </Button>
      </>
    )
  return (
    <>
      {seat !== undefined && room.hands.includes(seat) && (
        <Button look="outline" onClick={doing(() => send('lowerHand', { visitor }))}>
          {text.lowerHand}
        </Button>
      )}
      <Button look="outline" onClick={doing(() => send('mute', { visitor, isMuted: !isMuted }))}>
        {isMuted ? text.unmute : text.mute}
      </Button>
      <p className="text-sm text-soft">{text.muteNote}</p>
      <Button look="outline" onClick={() => setSure(true)}>
        {text.remove}
      </Button>
    </>
  )
}
