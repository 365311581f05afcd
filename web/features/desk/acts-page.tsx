import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { actWords } from './act-words.en.ts'
import * as text from './desk.en.ts'
import { DeskTable } from './desk-table.tsx'
import { useActs } from './list-acts.ts'
import { momentOf } from './numbers.ts'

/** What operators did, the latest first. */
export function ActsPage() {
  const { data, isPending, hasNextPage, fetchNextPage, isFetching, refetch } = useActs()
  const acts = data?.pages.flatMap((page) => page.acts)
  return (
    <>
      <h1 className="text-4xl">{text.acts}</h1>
      {isPending && <Loading />}
      {!isPending && !acts && (
        <LoadFailure what={text.actsFailed} onRetry={refetch} isRetrying={isFetching} />
      )}
      {acts?.length === 0 && <p>{text.noActs}</p>}
      {acts && acts.length > 0 && (
        <DeskTable label={text.acts} columns={[text.when, text.who, text.what]}>
          {acts.map(({ id, at, by, act, detail }) => (
            <tr key={id}>
              <td>{momentOf(at)}</td>
              <td>{by}</td>
              <td className="act-cell">
                {actWords[act]} <span className="text-soft">{detail}</span>
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      {hasNextPage && (
        <Button look="outline" busy={isFetching} onClick={() => fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  )
}
