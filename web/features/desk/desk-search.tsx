import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './desk.en.ts'

interface DeskSearchProps {
  /** What can be looked for. */
  readonly label: string
  /** What is looked for at present; '' for nothing. */
  readonly search: string
  readonly busy: boolean
  /** Says how to see everything again. */
  readonly showAll: string
  /** Called with what to look for; '' for everything. */
  readonly onSearch: (search: string) => void
}

/** Asks what to look for in a list. */
export function DeskSearch({ label, search, busy, showAll, onSearch }: DeskSearchProps) {
  return (
    // With its own field for each search: a way back shows what was looked for there.
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
