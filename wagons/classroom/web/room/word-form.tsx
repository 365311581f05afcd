import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxLineLength } from '#wagons/classroom/contract/classroom.ts'
import type { Refusal } from '../connection/room-state.ts'
import * as text from './room.en.ts'

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
      className={`mt-[0.6rem] -mb-4 flex flex-wrap gap-x-3 [&>div]:flex-[1_1_9rem] ${error ? 'items-start' : 'items-end'}`}
      onSubmit={submit}
    >
      <TextField
        label={label}
        name={name}
        dir="auto"
        autoComplete="off"
        maxLength={longestLine}
        value={words}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        error={error}
      />
      <Button type="submit" look="outline" className={error ? 'mt-6 mb-4' : 'mb-4'}>
        {action}
      </Button>
    </form>
  )
}
