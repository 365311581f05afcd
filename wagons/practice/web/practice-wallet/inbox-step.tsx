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
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
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
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
      <Count name={text.waiting} count={waiting.length} look="border-field" />
      {piles.map((pile) => (
        <Count key={pile} name={text.piles[pile]} count={on(pile)} look={looks[pile]} />
      ))}
    </dl>
  )
}

const looks: Readonly<Record<Pile, string>> = {
  safe: 'border-right text-(--right)',
  fraud: 'border-wrong text-wrong',
}

interface CountProps {
  readonly name: string
  readonly count: number
  readonly look: string
}

const Count = ({ name, count, look }: CountProps) => (
  <div
    className={`flex flex-col-reverse items-center rounded-b-xl border-x-2 border-b-2 px-2 py-[0.4rem] text-center text-[0.875rem]/[1.2] ${look}`}
  >
    <dt>{name}</dt>
    <dd className="font-display text-[1.75rem]">{count}</dd>
  </div>
)

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
    <article className="mb-4 grid gap-3 rounded-e-[1.25rem] rounded-ss-sm rounded-es-[1.25rem] border border-field bg-paper p-4">
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 *:first:row-span-2">
        <Drawing />
        <p className="self-end text-[0.875rem]/[1.2] text-soft">{text.channels[channel]}</p>
        <h3 tabIndex={-1} className="scroll-my-36 self-start text-[1.25rem]/[1.2]">
          {from}
        </h3>
      </div>
      <p>{words}</p>
      {aside && (
        <p className="border-field border-t border-dashed pt-3">
          <strong>{text.aside}</strong> {aside}
        </p>
      )}
    </article>
  )
}
