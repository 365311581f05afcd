import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import * as text from './desk.en.ts'
import { DeskTable } from './desk-table.tsx'

interface DeskListProps<Item> {
  /** What it is a list of. */
  readonly label: string
  readonly columns: readonly string[]
  /** Whether each row is a card of its own on a phone. */
  readonly stacked?: boolean
  /** What brings the pages of the list. */
  readonly query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >
  /** Those of all pages so far; undefined while none has come. */
  readonly items: readonly Item[] | undefined
  /** Says that there are none. */
  readonly none: string
  /** Says that they could not be loaded. */
  readonly failed: string
  /** Says how to see further ones; "Show more" unless given. */
  readonly more?: string
  /** The row of one. */
  readonly children: (item: Item) => ReactNode
}

/** A list that is read page by page, with what is shown while it is awaited, empty or lost. */
export function DeskList<Item>(props: DeskListProps<Item>) {
  const { label, columns, stacked = false, query, items, none, failed, more = text.more, children } = props
  return (
    <>
      <div className="min-w-0">
        <div role="status">{items?.length === 0 && !query.hasNextPage && <p>{none}</p>}</div>
        {query.isPending && <Loading />}
        {!query.isPending && !items && (
          <LoadFailure what={failed} onRetry={query.refetch} isRetrying={query.isFetching} />
        )}
        {items && items.length > 0 && (
          <DeskTable label={label} columns={columns} stacked={stacked}>
            {items.map(children)}
          </DeskTable>
        )}
      </div>
      {query.hasNextPage && (
        <Button
          look="outline"
          className="justify-self-start"
          busy={query.isFetching}
          onClick={() => query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  )
}
