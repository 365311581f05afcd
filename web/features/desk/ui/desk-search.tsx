import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './desk.en.ts'

interface DeskSearchProps {
  readonly label: string
  /** The current search; '' for none. */
  readonly search: string
  readonly busy: boolean
  readonly showAll: string
  readonly onSearch: (search: string) => void
}

export function DeskSearch({ label, search, busy, showAll, onSearch }: DeskSearchProps) {
  return (
    // With its own field for each search: going back shows what was looked for there.
    <search key={search}>
      <form className="desk-search" action={(form) => onSearch(String(form.get('search') ?? '').trim())}>
        <TextField
          label={label}
          name="search"
          type="search"
          defaultValue={search}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" className="mb-4" busy={busy}>
          {text.find}
        </Button>
        {search && (
          <Button look="outline" className="mb-4" onClick={() => onSearch('')}>
            {showAll}
          </Button>
        )}
      </form>
    </search>
  )
}
