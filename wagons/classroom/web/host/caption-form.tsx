import { type FormEvent, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import type { maxCaptionLength } from '#wagons/classroom/contract/classroom.ts'
import type { RoomProps } from '../connection/room-props.ts'
import * as text from './host.en.ts'
import { HostPart } from './host-part.tsx'

const longestCaption: typeof maxCaptionLength = 120

/** One line that everyone reads below the board. */
export function CaptionForm({ caption, send }: Pick<RoomProps, 'send'> & { readonly caption: string }) {
  const [words, setWords] = useState(caption)
  const show = (shown: string) => {
    if (send('setCaption', { caption: shown })) setWords(shown)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    show(words.trim())
  }
  return (
    <HostPart>
      <form className="grid w-full gap-2" onSubmit={submit}>
        <TextField
          label={text.caption}
          name="caption"
          dir="auto"
          autoComplete="off"
          maxLength={longestCaption}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="outline">
            {text.showCaption}
          </Button>
          <Button look="outline" disabled={caption === ''} onClick={() => show('')}>
            {text.clearCaption}
          </Button>
        </div>
      </form>
    </HostPart>
  )
}
