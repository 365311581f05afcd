import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './requests.en.ts'

interface RequestSearchProps {
  /** What is looked for at present. */
  readonly find: string
  readonly busy: boolean
  /** Called with what to look for; '' for the lists. */
  readonly onFind: (find: string) => void
}

/** Asks which certificate, or whose. */
export function RequestSearch({ find, busy, onFind }: RequestSearchProps) {
  return (
    <search>
      <form className="desk-search" action={(form) => onFind(String(form.get('find') ?? '').trim())}>
        <TextField
          label={text.search}
          name="find"
          type="search"
          defaultValue={find}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" className="mb-4" busy={busy}>
          {text.find}
        </Button>
        {find && (
          <Button look="outline" className="mb-4" onClick={() => onFind('')}>
            {text.showList}
          </Button>
        )}
      </form>
    </search>
  )
}
