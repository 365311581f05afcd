import {
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useMutation,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import * as text from './desk.en.ts'
import { DeskTable } from './desk-table.tsx'

/** A list that the server gives page by page; while another is on its way the one before stays. */
export function useDeskPages<Page extends { readonly next: string | null }>(
  queryKey: readonly unknown[],
  read: (cursor: string | undefined) => Promise<Page>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
}

interface DeskListProps<Item> {
  readonly label: string
  readonly columns: readonly string[]
  readonly query: Pick<
    UseInfiniteQueryResult,
    'isPending' | 'isFetching' | 'hasNextPage' | 'fetchNextPage' | 'refetch'
  >
  /** Undefined while none has come. */
  readonly items: readonly Item[] | undefined
  readonly none: string
  readonly failed: string
  readonly more?: string
  readonly className?: string
  readonly children: (item: Item) => ReactNode
}

export function DeskList<Item>(props: DeskListProps<Item>) {
  const { label, columns, query, items, none, failed, more = text.more, className = '', children } = props
  return (
    <>
      <div className={`min-w-0 ${className}`}>
        <div role="status">{items?.length === 0 && !query.hasNextPage && <p>{none}</p>}</div>
        {query.isPending && <Loading />}
        {!query.isPending && !items && (
          <LoadFailure what={failed} onRetry={query.refetch} isRetrying={query.isFetching} />
        )}
        {items && items.length > 0 && (
          <DeskTable label={label} columns={columns}>
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

interface ExportButtonProps {
  readonly download: () => Promise<void>
  readonly disabled?: boolean
}

export function ExportButton({ download, disabled }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onSuccess: () => showToast(text.exported, 'alert-success'),
    onError: () => showToast(text.exportFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={isPending} disabled={disabled} onClick={() => mutate()}>
      {text.exportList}
    </Button>
  )
}

/** The heading of a page whose list can be exported. */
export const ExportHeading = ({ title, ...button }: ExportButtonProps & { readonly title: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <h1 className="text-4xl">{title}</h1>
    <ExportButton {...button} />
  </div>
)
