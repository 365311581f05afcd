import { type ComponentType, useReducer } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { ChatDrawing, drawing } from '../parts/few/scenes.tsx'
import { WideButton } from '../parts/form.tsx'
import { finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
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
import type { Props } from './wallet.ts'

const piles: readonly Pile[] = ['safe', 'fraud']

/** Eight messages, one at a time, each to be put on one of two piles. */
export function InboxStep({ onDone }: Pick<Props, 'onDone'>) {
  const [inbox, dispatch] = useReducer<Inbox, [InboxAction]>(sortInbox, fullInbox)
  const { waiting, put, mistakes } = inbox
  const [message] = waiting
  const isRight = isRightPile(inbox)

  return (
    <>
      <Piles inbox={inbox} />
      <StepPart shown={`${message?.id} ${put} ${mistakes}`}>
        {message && <MessageCard message={message} />}
        {message && !put && (
          <VerdictSheet>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
              {piles.map((pile) => (
                <Button key={pile} look="outline" onClick={() => dispatch({ type: 'put', pile })}>
                  {text.piles[pile]}
                </Button>
              ))}
            </div>
          </VerdictSheet>
        )}
        <div role="status">
          {message && put && (
            <ResultNote
              look={isRight ? 'right' : 'wrong'}
              title={isRight ? text.rightPiles[message.pile] : text.wrongPile}
              words={text.messages[message.id][isRight ? 'right' : 'wrong']}
            />
          )}
          {!message && (
            <ResultNote look="right" title={text.empty} words={text.lesson}>
              <p>{text.result(mistakes)}</p>
            </ResultNote>
          )}
        </div>
        {message && put && (
          <WideButton words={isRight ? text.next : text.later} onPress={() => dispatch({ type: 'next' })} />
        )}
        {!message && onDone && <WideButton words={finish} onPress={onDone} />}
      </StepPart>
    </>
  )
}

function Piles({ inbox: { waiting, sorted } }: { readonly inbox: Inbox }) {
  const on = (pile: Pile) => sorted.filter((message) => message.pile === pile).length
  const counts = [
    { name: text.waiting, count: waiting.length, look: 'border-field' },
    { name: text.piles.safe, count: on('safe'), look: 'border-right text-(--right)' },
    { name: text.piles.fraud, count: on('fraud'), look: 'border-wrong text-wrong' },
  ]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2">
      {counts.map(({ name, count, look }) => (
        <div
          key={name}
          className={`flex flex-col-reverse items-center rounded-b-xl border-x-2 border-b-2 px-2 py-[0.4rem] text-center text-[0.875rem]/[1.2] ${look}`}
        >
          <dt>{name}</dt>
          <dd className="font-display text-[1.75rem]">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

export const PhoneDrawing = drawing(
  'M11 3.500h10a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2v-21a2 2 0 0 1 2-2Zm3.500 20.500h3',
)
const drawings: Readonly<Record<Channel, ComponentType>> = {
  app: PhoneDrawing,
  mail: drawing(
    'M5 8h22a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1Zm-.500 1 11.500 9 11.500-9',
  ),
  chat: ChatDrawing,
  voice: drawing('M16 4a4 4 0 0 1 4 4v7a4 4 0 0 1-8 0V8a4 4 0 0 1 4-4ZM8 15a8 8 0 0 0 16 0M16 23v5'),
}

function MessageCard({ message: { id, channel } }: { readonly message: Message }) {
  const Drawing = drawings[channel]
  const { from, words, aside } = text.messages[id]
  return (
    <article className="grid gap-3 rounded-e-[1.25rem] rounded-ss-sm rounded-es-[1.25rem] border border-field bg-paper p-4">
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 *:first:row-span-2">
        <Drawing />
        <p className="self-end text-[0.875rem]/[1.2] text-soft">{text.channels[channel]}</p>
        <h3 tabIndex={-1} className="self-start text-[1.25rem]/[1.2]">
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
