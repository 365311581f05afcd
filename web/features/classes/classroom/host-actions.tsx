import { useState } from 'react'
import type { Person } from '#contract/classroom-frames.ts'
import { Button } from '#web/ui/button.tsx'
import * as text from './person.en.ts'
import type { RoomProps } from './room-part-props.ts'

interface HostActionsProps extends RoomProps {
  readonly person: Person
  readonly onDone: () => void
}

/** What a host can do about a learner. */
export function HostActions({ person: { seat, isMuted }, room, send, onDone }: HostActionsProps) {
  const [isSure, setSure] = useState(false)
  const doing = (action: () => unknown) => () => {
    action()
    onDone()
  }
  if (isSure)
    return (
      <>
        <p>{text.removeNote}</p>
        <Button look="danger" onClick={doing(() => send('remove', { seat }))}>
          {text.removeNow}
        </Button>
      </>
    )
  return (
    <>
      {room.hands.includes(seat) && (
        <Button look="outline" onClick={doing(() => send('lowerHand', { seat }))}>
          {text.lowerHand}
        </Button>
      )}
      <Button look="outline" onClick={doing(() => send('mute', { seat, isMuted: !isMuted }))}>
        {isMuted ? text.unmute : text.mute}
      </Button>
      <p className="text-sm text-soft">{text.muteNote}</p>
      <Button look="outline" onClick={() => setSure(true)}>
        {text.remove}
      </Button>
    </>
  )
}
