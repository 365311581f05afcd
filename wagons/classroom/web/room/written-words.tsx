import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxLineLength } from '#wagons/classroom/contract/classroom.ts'
import type { RoomProps } from '../connection/room-props.ts'
import type { Refusal } from '../connection/room-state.ts'
import { ClassCard } from './class-card.tsx'
import * as text from './room.en.ts'

/** A question that only the host reads. */
export function AskHost({ room, send }: RoomProps) {
  const { questions, refusal } = room
  return (
    <ClassCard title={text.askHost}>
      <p className="text-sm text-soft">{text.askNote}</p>
      <div role="status">
        <ul>
          {questions.map((question) => (
            <li key={question.id} className="mt-[0.4rem]">
              <span className="text-soft">{text.asked}</span> <span dir="auto">{question.text}</span>
            </li>
          ))}
        </ul>
      </div>
      <WordForm
        name="question"
        label={text.question}
        action={text.ask}
        taken={highest(questions)}
        refusal={refusal?.to === 'ask' ? refusal : undefined}
        onSend={(words) => send('ask', { text: words })}
      />
    </ClassCard>
  )
}

/** -1 for none. */
export const highest = (items: readonly { readonly id: number }[]) =>
  items.reduce((most, { id }) => Math.max(most, id), -1)

const longestLine: typeof maxLineLength = 200
/** What was typed and not taken, by field: also when its field was gone for a while. */
const drafts = new Map<string, string>()

interface WordFormProps {
  readonly name: 'line' | 'question'
  readonly label: string
  readonly action: string
  /** The id of the last one that the server took: what was sent is cleared only then. */
  readonly taken: number
  readonly refusal: Refusal | undefined
  /** False while there is no connection. */
  readonly onSend: (words: string) => boolean
}

/** One line to send, which stays until the server has taken it. */
export function WordForm({ name, label, action, taken, refusal, onSend }: WordFormProps) {
  const [words, setWords] = useState(() => drafts.get(name) ?? '')
  const [sent, setSent] = useState<{ readonly words: string; readonly after: number }>()
  const [isUnsent, setUnsent] = useState(false)

  function write(changed: string) {
    drafts.set(name, changed)
    setWords(changed)
  }
  useEffect(() => {
    if (!sent || taken <= sent.after) return
    setSent(undefined)
    setWords((now) => {
      const left = now === sent.words ? '' : now
      drafts.set(name, left)
      return left
    })
  }, [name, taken, sent])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!words.trim()) return
    const isSent = onSend(words)
    setUnsent(!isSent)
    if (isSent) setSent({ words, after: taken })
  }

  const error = isUnsent ? text.notSent : refusal && text.refused[refusal.why]
  return (
    <form
      className={`mt-1 -mb-4 flex flex-wrap gap-x-3 [&>div]:flex-[1_1_9rem] ${error ? 'items-start' : 'items-end'}`}
      onSubmit={submit}
    >
      <TextField
        label={label}
        placeholder={name === 'line' ? label : undefined}
        name={name}
        dir="auto"
        autoComplete="off"
        maxLength={longestLine}
        value={words}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        error={error}
      />
      <Button type="submit" look="outline" className={error && name === 'question' ? 'mt-6 mb-4' : 'mb-4'}>
        {action}
      </Button>
    </form>
  )
}
