import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { DeskList, ExportButton } from '#features/desk/web/ui/desk-list.tsx'
import { DeskSearch } from '#features/desk/web/ui/desk-search.tsx'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { downloadCsv } from '#platform/web/lib/save-file.ts'
import type { exportRewards, RewardSubmission } from '#wagons/token/rewards/contract/rewards.ts'
import { Known } from './known.tsx'
import { RewardListsSection } from './reward-lists-section.tsx'
import { useRewards } from './reward-queries.ts'
import * as text from './rewards.en.ts'

const download = () => downloadCsv<typeof exportRewards>('/api/operator/rewards.csv')

export function RewardsPage() {
  return (
    <>
      <h1 className="text-4xl">{text.title}</h1>
      <RewardListsSection />
      <DeskSection title={text.submissions} note={text.submissionsNote}>
        <div>
          <ExportButton download={download} />
        </div>
        <Submissions />
      </DeskSection>
    </>
  )
}

const columns = [text.email, text.address, text.submitted, text.certificate]

function Submissions() {
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
      <DeskList
        label={text.submissions}
        columns={columns}
        query={query}
        items={query.data?.pages.flatMap((page) => page.rewards)}
        none={search ? text.noneFound : text.none}
        failed={text.failed}
      >
        {(reward) => <SubmissionRow key={reward.id} reward={reward} />}
      </DeskList>
    </>
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
