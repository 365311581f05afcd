import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import * as text from './desk.en.ts'

interface DeskSearchProps {
  readonly label: string
  /** The current search; '' for none. */
  readonly search: string
  readonly busy: boolean
  readonly showAll: string
  /** More fields, whose values are of this key. */
  readonly children?: ReactNode
  readonly chosen?: string
  readonly onSearch: (search: string, form?: FormData) => void
}

export function DeskSearch(props: DeskSearchProps) {
  const { label, search, busy, showAll, chosen = '', onSearch, children } = props
  return (
    // With its own field for each search: going back shows what was looked for there.
    <search key={`${search} ${chosen}`}>
      <form
        className="-mb-4 flex flex-wrap items-end gap-x-3 *:first:flex-[1_1_9rem]"
        action={(form) => onSearch(String(form.get('search') ?? '').trim(), form)}
      >
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
        {children}
        <Button type="submit" className="mb-4" busy={busy}>
          {text.find}
        </Button>
        {(search || chosen) && (
          <Button look="outline" className="mb-4" onClick={() => onSearch('')}>
            {showAll}
          </Button>
        )}
      </form>
    </search>
  )
}
