import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { setModal } from '#web/ui/modal.tsx'
import type { HostToolsProps } from '../classroom/lead.ts'
import type { RoomProps } from '../classroom/room-part-props.ts'
import { BoardControl } from './board-control.tsx'
import { CaptionForm } from './caption-form.tsx'
import * as text from './host.en.ts'
import { HostPoll } from './host-poll.tsx'
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
      <div className="host-ways">
        <Button look="outline" onClick={() => send('openChat', { isOpen: !room.isChatOpen })}>
          {room.isChatOpen ? text.closeChat : text.openChat}
        </Button>
        <Button look="danger" onClick={() => setModal(<CloseDialog send={send} />)}>
          {text.closeClass}
        </Button>
      </div>
    </section>
  )
}

/** In the order in which they went up. */
function Hands({ room: { hands, people }, send }: RoomProps) {
  return (
    <section aria-labelledby="host-hands" className="host-part">
      <h4 id="host-hands">{text.hands}</h4>
      <ol aria-live="polite" className="host-list">
        {hands.map((seat) => (
          <li key={seat}>
            <span dir="auto">{people.find((one) => one.seat === seat)?.nickname ?? text.seat(seat)}</span>
            <Button look="outline" onClick={() => send('lowerHand', { seat })}>
              {text.lower}
            </Button>
          </li>
        ))}
      </ol>
      {hands.length === 0 && <p className="text-sm text-soft">{text.noHands}</p>}
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

function CloseDialog({ send }: Pick<RoomProps, 'send'>) {
  return (
    <Dialog title={text.closeTitle} onClose={() => setModal(null)}>
      {(close) => (
        <>
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
