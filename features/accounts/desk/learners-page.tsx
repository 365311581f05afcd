import type { exportLearners, ListedLearner } from '#features/desk/contract.ts'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskChoice } from '#features/desk/web/ui/desk-choice.tsx'
import { DeskList, ExportHeading } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSearch } from '#features/desk/web/ui/desk-search.tsx'
import { dayOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import { stations } from '#features/modules/web/stations.ts'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { AccountState } from './account-details.tsx'
import { type LearnerChoice, moduleSteps, optionOf, readChoice, sorts, wholeSteps } from './learner-choice.ts'
import { useLearners } from './learner-queries.ts'
import * as text from './learners.en.ts'

const columns = [text.learner, text.modules, text.registered, text.lastActive]

export function LearnersPage() {
  const [address, setAddress] = useAddressQuery()
  const choice = readChoice((name) => address.get(name) ?? '')
  const { search = '', ...chosen } = choice
  const query = useLearners(choice)
  const isAll = Object.keys(choice).length === 0
  return (
    <>
      <ExportHeading
        title={text.title}
        download={() => downloadCsv<typeof exportLearners>('/api/operator/learners.csv', choice)}
      />
      <p>{text.withoutGuests}</p>
      <DeskSearch
        label={`${text.search} · ${text.searchHint}`}
        search={search}
        busy={query.isFetching}
        showAll={text.allLearners}
        chosen={Object.values(chosen).join(' ')}
        onSearch={(_, form) => setAddress(form ? { ...choiceOf(form) } : {})}
      >
        <FilterFields choice={choice} />
      </DeskSearch>
      <DeskList
        label={text.title}
        columns={columns}
        query={query}
        items={query.data?.pages.flatMap((page) => page.learners)}
        none={isAll ? text.noLearners : text.none}
        failed={text.failed}
      >
        {(learner) => <LearnerRow key={learner.id} learner={learner} />}
      </DeskList>
    </>
  )
}

/** The step and its module are one field of the form. */
function choiceOf(form: FormData) {
  const [step = '', module = ''] = String(form.get('at') ?? '').split(' ')
  return readChoice((name) =>
    name === 'step' ? step : name === 'module' ? module : String(form.get(name) ?? ''),
  )
}

function LearnerRow({ learner }: { readonly learner: ListedLearner }) {
  const { id, email, name, completedModules, createdAt, lastActiveAt } = learner
  return (
    <tr>
      <td className="row:min-w-36">
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
      <td data-label={text.lastActive} className="whitespace-nowrap">
        {dayOf(lastActiveAt)}
      </td>
    </tr>
  )
}

/** Of the form that searches. */
function FilterFields({ choice }: { readonly choice: LearnerChoice }) {
  return (
    <div className="grid flex-[1_0_100%] grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-3">
      <DeskChoice label={text.where} name="at" value={optionOf(choice)}>
        <option value="">{text.everyone}</option>
        {wholeSteps.map((step) => (
          <option key={step} value={step}>
            {text.wholeSteps[step]}
          </option>
        ))}
        {stations.map(({ number, name }) => (
          <optgroup key={number} label={`${number} · ${name}`}>
            {moduleSteps.map((step) => (
              <option key={step} value={`${step} ${number}`}>
                {text.moduleSteps[step](number)}
              </option>
            ))}
          </optgroup>
        ))}
      </DeskChoice>
      <TextField
        label={text.inactiveSince}
        name="inactiveSince"
        type="date"
        defaultValue={choice.inactiveSince ?? ''}
      />
      <DeskChoice label={text.sortedBy} name="sort" value={choice.sort ?? 'latest'}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </DeskChoice>
    </div>
  )
}
