import { type ComponentType, useReducer, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { ChatDrawing, MailDrawing, PhoneDrawing, VoiceDrawing } from '../parts/drawings.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { StepPart } from '../parts/step-part.tsx'
import * as text from './inbox.en.ts'
import {
  type Channel,
  fullInbox,
  type Inbox,
  type InboxAction,
  isRightPile,
  type Message,
  type Pile,
  sortInbox,
} from './inbox.ts'
import './inbox.css'

const piles: readonly Pile[] = ['safe', 'fraud']
const tones = { right: 'right', wrong: 'wrong' } as const

/** Eight messages, one at a time, each to be put on one of two piles. */
export function InboxStep({ onFinish }: { readonly onFinish: () => void }) {
  const [inbox, dispatch] = useReducer<Inbox, [InboxAction]>(sortInbox, fullInbox)
  const [isDone, setDone] = useState(false)
  const { waiting, put, mistakes } = inbox
  const [message] = waiting

  function finish() {
    setDone(true)
    onFinish()
  }

  return (
    <>
      <Piles inbox={inbox} />
      <StepPart shown={`${message?.id} ${put} ${mistakes}`}>
        {message && <MessageCard message={message} />}
        {message && !put && (
          <div className="inbox-piles">
            {piles.map((pile) => (
              <Button key={pile} look="outline" onClick={() => dispatch({ type: 'put', pile })}>
                {text.piles[pile]}
              </Button>
            ))}
          </div>
        )}
        <div role="status">
          {message && put && <Verdict message={message} isRight={isRightPile(inbox)} />}
          {!message && (
            <ResultNote tone={tones.right} title={text.empty}>
              <p>{text.result(mistakes)}</p>
              <p>{text.lesson}</p>
            </ResultNote>
          )}
        </div>
        {message && put && (
          <Button className="mt-4 w-full" onClick={() => dispatch({ type: 'next' })}>
            {isRightPile(inbox) ? text.next : text.later}
          </Button>
        )}
        {!message && !isDone && (
          <Button className="mt-4 w-full" onClick={finish}>
            {text.finish}
          </Button>
        )}
      </StepPart>
    </>
  )
}

interface VerdictProps {
  readonly message: Message
  readonly isRight: boolean
}

function Verdict({ message: { id, pile }, isRight }: VerdictProps) {
  const { right, wrong } = text.messages[id]
  return (
    <ResultNote
      tone={isRight ? tones.right : tones.wrong}
      title={isRight ? text.rightPiles[pile] : text.wrongPile}
    >
      <p>{isRight ? right : wrong}</p>
    </ResultNote>
  )
}

function Piles({ inbox: { waiting, sorted } }: { readonly inbox: Inbox }) {
  const on = (pile: Pile) => sorted.filter((message) => message.pile === pile).length
  return (
    <dl className="inbox-counts">
      <div>
        <dt>{text.waiting}</dt>
        <dd>{waiting.length}</dd>
      </div>
      {piles.map((pile) => (
        <div key={pile} data-pile={pile}>
          <dt>{text.piles[pile]}</dt>
          <dd>{on(pile)}</dd>
        </div>
      ))}
    </dl>
  )
}

const drawings: Readonly<Record<Channel, ComponentType>> = {
  app: PhoneDrawing,
  mail: MailDrawing,
  chat: ChatDrawing,
  voice: VoiceDrawing,
}

function MessageCard({ message: { id, channel } }: { readonly message: Message }) {
  const Drawing = drawings[channel]
  const { from, words, aside } = text.messages[id]
  return (
    <article className="inbox-message">
      <div>
        <Drawing />
        <p className="text-soft">{text.channels[channel]}</p>
        <h3 tabIndex={-1}>{from}</h3>
      </div>
      <p>{words}</p>
      {aside && (
        <p className="inbox-aside">
          <strong>{text.aside}</strong> {aside}
        </p>
      )}
    </article>
  )
}
