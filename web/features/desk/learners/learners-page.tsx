import type { exportLearners, ListedLearner } from '#contract/desk.ts'
import { stations } from '#web/features/modules/stations.ts'
import { downloadCsv } from '#web/lib/save-file.ts'
import { Link } from '#web/ui/link.tsx'
import { useAddressQuery } from '../ui/address-query.ts'
import { DeskList, ExportButton } from '../ui/desk-list.tsx'
import { deskPaths } from '../ui/desk-paths.ts'
import { DeskSearch } from '../ui/desk-search.tsx'
import { dayOf, EmailText } from '../ui/formats.tsx'
import { AccountState } from './account-details.tsx'
import { useLearners } from './learner-queries.ts'
import * as text from './learners.en.ts'

const columns = [text.learner, text.modules, text.registered, text.lastLogin]

const download = () => downloadCsv<typeof exportLearners>('/api/operator/learners.csv')

export function LearnersPage() {
  const [address, setAddress] = useAddressQuery()
  const search = address.get('search') ?? ''
  const query = useLearners(search)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{text.title}</h1>
        <ExportButton download={download} />
      </div>
      <DeskSearch
        label={`${text.search} · ${text.searchHint}`}
        search={search}
        busy={query.isFetching}
        showAll={text.allLearners}
        onSearch={(wanted) => setAddress(wanted ? { search: wanted } : {})}
      />
      <DeskList
        label={text.title}
        columns={columns}
        query={query}
        items={query.data?.pages.flatMap((page) => page.learners)}
        none={search ? text.none : text.noLearners}
        failed={text.failed}
      >
        {(learner) => <LearnerRow key={learner.id} learner={learner} />}
      </DeskList>
    </>
  )
}

function LearnerRow({ learner }: { readonly learner: ListedLearner }) {
  const { id, email, name, completedModules, createdAt, lastLoginAt } = learner
  return (
    <tr>
      <td className="learner-cell">
        <Link to={deskPaths.learner(id)} className="underline underline-offset-4">
          {email ? <EmailText email={email} /> : text.noEmail}
        </Link>
        {learner.disabled && (
          <>
            {' '}
            <AccountState account={learner} />
          </>
        )}
        {name && <span className="block text-sm text-soft">{name}</span>}
      </td>
      <td data-label={text.modules}>
        {completedModules}/{stations.length}
      </td>
      <td data-label={text.registered} className="whitespace-nowrap">
        {dayOf(createdAt)}
      </td>
      <td data-label={text.lastLogin} className="whitespace-nowrap">
        {dayOf(lastLoginAt)}
      </td>
    </tr>
  )
}
