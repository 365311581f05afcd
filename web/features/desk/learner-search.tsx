import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import * as text from './learners.en.ts'

interface LearnerSearchProps {
  /** What is searched for at present. */
  readonly search: string
  readonly busy: boolean
  /** Called with what to search for; '' for everybody. */
  readonly onSearch: (search: string) => void
}

/** Asks whom to look for. */
export function LearnerSearch({ search, busy, onSearch }: LearnerSearchProps) {
  return (
    <search>
      <form className="desk-search" action={(form) => onSearch(String(form.get('search') ?? '').trim())}>
        <TextField
          label={`${text.search} · ${text.searchHint}`}
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
            {text.everybody}
          </Button>
        )}
      </form>
    </search>
  )
}
