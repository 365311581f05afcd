import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskList, useDeskPages } from '#features/desk/web/ui/desk-list.tsx'
import { DeskSearch } from '#features/desk/web/ui/desk-search.tsx'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { callApi } from '#platform/web/lib/api/api.ts'
import type { listRewards, RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'
import { Known } from './known.tsx'
import * as text from './rewards.en.ts'

const useRewards = (search: string) =>
  useDeskPages(['operator-rewards', search], (cursor) =>
    callApi<typeof listRewards>('GET', '/api/operator/rewards', {
      query: { search: search || undefined, cursor },
    }),
  )

const columns = [text.email, text.address, text.submitted, text.certificate]

/** All of them, or those that are looked for. */
export function Submissions() {
  const [place, setPlace] = useAddressQuery()
  const search = place.get('search') ?? ''
  const query = useRewards(search)
  return (
    <>
      <DeskSearch
        label={text.search}
        search={search}
        busy={query.isFetching}
        showAll={text.all}
        onSearch={(wanted) => setPlace(wanted ? { search: wanted } : {})}
      />
      <SubmissionList query={query} none={search ? text.noneFound : text.none} />
    </>
  )
}

interface SubmissionListProps {
  readonly query: ReturnType<typeof useRewards>
  readonly none: string
}

function SubmissionList({ query, none }: SubmissionListProps) {
  return (
    <DeskList
      label={text.submissions}
      columns={columns}
      query={query}
      items={query.data?.pages.flatMap((page) => page.rewards)}
      none={none}
      failed={text.failed}
    >
      {(reward) => <SubmissionRow key={reward.id} reward={reward} />}
    </DeskList>
  )
}

/** On the page of a learner, those with the e-mail of the account. */
export function LearnerSubmissions({ email }: { readonly email: string }) {
  const query = useRewards(email)
  return (
    <DeskSection title={text.submissions}>
      <SubmissionList query={query} none={text.noneOfLearner} />
    </DeskSection>
  )
}

function SubmissionRow({ reward }: { readonly reward: RewardSubmission }) {
  const { email, emailConfirmed, otherAddresses, evmAddress, addressState, otherEmails, addressOwner } =
    reward
  return (
    <tr>
      <td className="row:max-w-96 row:min-w-52">
        <span className="wrap-anywhere">{email}</span>
        <Known good={emailConfirmed !== 'no'} words={text.emailConfirmed[emailConfirmed]} />
        {otherAddresses > 0 && <Known good={false} words={text.otherAddresses(otherAddresses)} />}
      </td>
      <td className="row:max-w-96 row:min-w-52 card:flex-[1_0_100%]">
        {evmAddress && <span className="font-mono wrap-anywhere">{evmAddress}</span>}
        <Known good={addressState === 'valid'} words={text.addressStates[addressState]} />
        {addressOwner !== 'none' && (
          <Known good={addressOwner === 'same'} words={text.addressOwners[addressOwner]} />
        )}
        {otherEmails > 0 && <Known good={false} words={text.otherEmails(otherEmails)} />}
      </td>
      <td data-label={text.submitted} className="whitespace-nowrap">
        {dateTimeOf(reward.submittedAt)}
      </td>
      <td data-label={text.certificate}>{reward.certificateId ? text.certified : text.notCertified}</td>
    </tr>
  )
}
