import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { setModal } from '#platform/web/ui/modal.tsx'
import type { HostToolsProps, RoomProps } from '../connection/room-props.ts'
import { CaptionForm, FilmControl, SectionChoice } from './board-control.tsx'
import * as text from './host.en.ts'
import { HostPart } from './host-part.tsx'
import { HostPoll } from './host-poll.tsx'
import './host.css'

/** What only the host of a class has. */
export function HostTools(props: HostToolsProps) {
  const { room, send } = props
  const [way, setWay] = useState(room.poll?.isOpen ? 2 : 0)
  const ways = [
    <SectionChoice key="lesson" {...props} />,
    <CaptionForm key="line" caption={room.caption} send={send} />,
    <HostPoll key="poll" {...props} />,
    <WholeClass key="class" room={room} send={send} />,
  ]
  return (
    <section aria-labelledby="host-tools" className="host-tools">
      <h3 id="host-tools" className="sr-only">
        {text.title}
      </h3>
      <FilmControl {...props} />
      {/* What waits for the host is seen in one look. */}
      <div className="host-waiting host-hands" aria-live="polite">
        <Hands room={room} send={send} />
      </div>
      <div className="host-waiting">
        <Questions room={room} send={send} />
      </div>
      <h4 className="host-lead font-display text-[1.2rem] leading-none font-semibold">{text.lead}</h4>
      <div className="host-ways">
        {text.ways.map((name, index) => (
          <button
            key={name}
            type="button"
            className="class-choice"
            aria-pressed={index === way}
            onClick={() => setWay(index)}
          >
            {name}
          </button>
        ))}
      </div>
      {/* What is not shown stays as it is: nothing that was typed is lost. */}
      {ways.map((tool, index) => (
        <div key={tool.key} hidden={index !== way} className="host-way">
          {tool}
        </div>
      ))}
    </section>
  )
}

/** Who comes in, the chat, and the end. */
function WholeClass({ room, send }: RoomProps) {
  const { questions } = room
  return (
    <>
      <Newcomers room={room} send={send} />
      <div className="mt-3 flex flex-wrap gap-3">
        {room.hasChat && (
          <Button look="outline" onClick={() => send('openChat', { isOpen: !room.isChatOpen })}>
            {room.isChatOpen ? text.closeChat : text.openChat}
          </Button>
        )}
        <Button
          look="danger"
          onClick={() =>
            setModal(
              <SureDialog
                title={text.closeTitle}
                warning={questions.length > 0 ? text.unanswered(questions.length) : undefined}
                note={text.closeNote}
                action={text.closeNow}
                onSure={() => send('closeClass', {})}
              />,
            )
          }
        >
          {text.closeClass}
        </Button>
      </div>
    </>
  )
}

/** In the order in which they went up; the first stays in sight. */
function Hands({ room: { hands, people }, send }: RoomProps) {
  const raised = hands.flatMap((seat) => people.find((one) => one.seat === seat) ?? [])
  const [first, ...others] = raised.map(
    ({ visitor, nickname }): WaitingItem => ({
      id: visitor,
      dir: 'auto',
      words: nickname,
      onDone: () => send('lowerHand', { visitor }),
    }),
  )
  if (!first) return <Waiting title={text.hands} none={text.noHands} action={text.lower} items={others} />
  return (
    <Waiting
      title={text.raises(raised[0]?.nickname ?? '', raised.length)}
      first={first}
      action={text.lower}
      items={others}
    />
  )
}

function Questions({ room: { questions }, send }: RoomProps) {
  const items = questions.map(
    ({ id, nickname, text: words }): WaitingItem => ({
      id,
      words: (
        <>
          <strong dir="auto">{nickname}</strong> <span dir="auto">{words}</span>
        </>
      ),
      onDone: () => send('answered', { id }),
    }),
  )
  return <Waiting title={text.questions} none={text.noQuestions} action={text.answered} items={items} />
}

interface WaitingItem {
  readonly id: number
  readonly dir?: 'auto'
  readonly words: ReactNode
  readonly onDone: () => void
}

interface WaitingProps {
  readonly title: string
  /** Who waits longest, where the title says so. */
  readonly first?: WaitingItem
  readonly none?: string
  readonly action: string
  readonly items: readonly WaitingItem[]
}

/** In ms: what takes the place of one that is done is not pressed by the same finger. */
const doublePress = 700

/** What waits for the host. */
function Waiting({ title, first, none, action, items }: WaitingProps) {
  const doneAt = useRef(-doublePress)
  const press =
    (done: () => void) =>
    ({ timeStamp }: MouseEvent) => {
      if (timeStamp - doneAt.current < doublePress) return
      doneAt.current = timeStamp
      done()
    }
  return (
    <HostPart
      title={title}
      dir={first?.dir}
      aside={
        first && (
          <Button look="outline" onClick={press(first.onDone)}>
            {action}
          </Button>
        )
      }
    >
      {/* Empty it is still there for screen readers, and takes no gap. */}
      <ol aria-live="polite" className="grid w-full gap-[0.4rem] empty:absolute">
        {items.map(({ id, dir, words, onDone }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-[0.4rem]">
            <span dir={dir} className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              {words}
            </span>
            <Button look="outline" onClick={press(onDone)}>
              {action}
            </Button>
          </li>
        ))}
      </ol>
      {none && items.length === 0 && <p className="text-sm text-soft">{none}</p>}
    </HostPart>
  )
}

/** Against many who come only to disturb: no one new, and out with those who have just come. */
function Newcomers({ room: { isClosedToNew }, send }: RoomProps) {
  return (
    <HostPart title={text.newcomers}>
      <p id="host-newcomers-note" role="status" className="text-sm text-soft">
        {isClosedToNew ? text.closedToNew : text.openToNew}
      </p>
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
    </HostPart>
  )
}

interface SureDialogProps {
  readonly title: string
  /** What stands in the way, if anything. */
  readonly warning?: string | undefined
  readonly note: string
  readonly action: string
  readonly onSure: () => void
}

/** Before what cannot be taken back. */
const SureDialog = ({ title, warning, note, action, onSure }: SureDialogProps) => (
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
