import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { HostToolsProps } from '../connection/lead.ts'
import type { RoomProps } from '../connection/room-props.ts'
import { BoardControl } from './board-control.tsx'
import { CaptionForm } from './caption-form.tsx'
import * as text from './host.en.ts'
import { HostPoll } from './host-poll.tsx'
import { Newcomers } from './newcomers.tsx'
import './host.css'

/** What only the host of a class has. */
export function HostTools(props: HostToolsProps) {
  const { room, send } = props
  return (
    <section aria-labelledby="host-tools" className="host-tools">
      <h3 id="host-tools">{text.title}</h3>
      <BoardControl {...props} />
      <CaptionForm caption={room.caption} send={send} />
      <Hands room={room} send={send} />
      <Questions room={room} send={send} />
      <HostPoll {...props} />
      <Newcomers room={room} send={send} />
      <div className="host-ways">
        {room.hasChat && (
          <Button look="outline" onClick={() => send('openChat', { isOpen: !room.isChatOpen })}>
            {room.isChatOpen ? text.closeChat : text.openChat}
          </Button>
        )}
        <Button
          look="danger"
          onClick={() => setModal(<CloseDialog unanswered={room.questions.length} send={send} />)}
        >
          {text.closeClass}
        </Button>
      </div>
    </section>
  )
}

/** In the order in which they went up. */
function Hands({ room: { hands, people }, send }: RoomProps) {
  const raised = hands.flatMap((seat) => people.find((one) => one.seat === seat) ?? [])
  return (
    <section aria-labelledby="host-hands" className="host-part">
      <h4 id="host-hands">{text.hands}</h4>
      <ol aria-live="polite" className="host-list">
        {raised.map(({ visitor, nickname }) => (
          <li key={visitor}>
            <span dir="auto">{nickname}</span>
            <Button look="outline" onClick={() => send('lowerHand', { visitor })}>
              {text.lower}
            </Button>
          </li>
        ))}
      </ol>
      {raised.length === 0 && <p className="text-sm text-soft">{text.noHands}</p>}
    </section>
  )
}

function Questions({ room: { questions }, send }: RoomProps) {
  return (
    <section aria-labelledby="host-questions" className="host-part">
      <h4 id="host-questions">{text.questions}</h4>
      <ol aria-live="polite" className="host-list">
        {questions.map(({ id, nickname, text: words }) => (
          <li key={id}>
            <span>
              <strong dir="auto">{nickname}</strong> <span dir="auto">{words}</span>
            </span>
            <Button look="outline" onClick={() => send('answered', { id })}>
              {text.answered}
            </Button>
          </li>
        ))}
      </ol>
      {questions.length === 0 && <p className="text-sm text-soft">{text.noQuestions}</p>}
    </section>
  )
}

interface CloseDialogProps extends Pick<RoomProps, 'send'> {
  readonly unanswered: number
}

function CloseDialog({ unanswered, send }: CloseDialogProps) {
  return (
    <Dialog title={text.closeTitle} onClose={() => setModal(null)}>
      {(close) => (
        <>
          {unanswered > 0 && <p className="mb-4 font-bold">{text.unanswered(unanswered)}</p>}
          <p className="mb-4">{text.closeNote}</p>
          <div className="host-ways">
            <Button look="outline" onClick={close}>
              {text.cancel}
            </Button>
            <Button
              look="danger"
              onClick={() => {
                send('closeClass', {})
                close()
              }}
            >
              {text.closeNow}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
