import { useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import type { About, RoomProps } from '../connection/room-props.ts'
import * as text from './person.en.ts'

interface HostActionsProps extends RoomProps {
  readonly person: About
  readonly onDone: () => void
}

/** What a host can do about a learner, also one who has left. */
export function HostActions({ person: { visitor, seat, isMuted }, room, send, onDone }: HostActionsProps) {
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
