import { useSearchParams } from 'react-router'
import type { exportLearners, ListedLearner } from '#contract/desk.ts'
import { stations } from '#web/features/modules/stations.ts'
import { downloadCsv } from '#web/lib/download-csv.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { AccountState } from './account-state.tsx'
import { DeskTable } from './desk-table.tsx'
import { ExportButton } from './export-button.tsx'
import { LearnerSearch } from './learner-search.tsx'
import * as text from './learners.en.ts'
import { useLearners } from './list-learners.ts'
import { dayOf } from './numbers.ts'

const columns = [text.learner, text.modules, text.registered, text.lastLogin]

const download = () => downloadCsv<typeof exportLearners>('/api/operator/learners.csv')

/** Everybody who has registered, the latest first, and those who are searched for. */
export function LearnersPage() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const { data, isPending, hasNextPage, fetchNextPage, isFetching, refetch } = useLearners(search)
  const learners = data?.pages.flatMap((page) => page.learners)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{text.title}</h1>
        <ExportButton download={download} />
      </div>
      <div>
        <LearnerSearch
          key={search}
          search={search}
          busy={isFetching}
          onSearch={(wanted) => setAddress(wanted ? { search: wanted } : {})}
        />
        <div role="status">
          {learners?.length === 0 && !hasNextPage && <p>{search ? text.none : text.nobody}</p>}
        </div>
      </div>
      {isPending && <Loading />}
      {!isPending && !learners && (
        <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />
      )}
      {learners && learners.length > 0 && (
        <DeskTable label={text.title} columns={columns}>
          {learners.map((learner) => (
            <LearnerRow key={learner.id} learner={learner} />
          ))}
        </DeskTable>
      )}
      {hasNextPage && (
        <Button
          look="outline"
          className="justify-self-start"
          busy={isFetching}
          onClick={() => fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  )
}

function LearnerRow({ learner }: { readonly learner: ListedLearner }) {
  const { id, email, name, completedModules, createdAt, lastLoginAt } = learner
  return (
    <tr>
      <td className="learner-cell">
        <Link to={paths.operatorLearner(id)} className="underline underline-offset-4">
          {email ?? text.noEmail}
        </Link>
        {learner.disabled && (
          <>
            {' '}
            <AccountState account={learner} />
          </>
        )}
        {name && <span className="block text-sm text-soft">{name}</span>}
      </td>
      <td>
        {completedModules}/{stations.length}
      </td>
      <td className="whitespace-nowrap">{dayOf(createdAt)}</td>
      <td className="whitespace-nowrap">{dayOf(lastLoginAt)}</td>
    </tr>
  )
}
