import { useSearchParams } from 'react-router'
import type { exportRewards, RewardSubmission } from '#contract/reward-desk.ts'
import { downloadCsv } from '#web/lib/download-csv.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DeskSection } from './desk-section.tsx'
import { DeskTable } from './desk-table.tsx'
import { ExportButton } from './export-button.tsx'
import { useRewards } from './list-rewards.ts'
import { momentOf } from './numbers.ts'
import { RewardListsSection } from './reward-lists-section.tsx'
import * as text from './rewards.en.ts'
import './rewards.css'

const download = () => downloadCsv<typeof exportRewards>('/api/operator/rewards.csv')

/** Who gets a token, and what came in by the reward form, with what is known of each. */
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
  const [place, setPlace] = useSearchParams()
  const search = place.get('search') ?? ''
  const { data, isPending, hasNextPage, fetchNextPage, isFetching, refetch } = useRewards(search)
  const rewards = data?.pages.flatMap((page) => page.rewards)
  const lookFor = (wanted: string) => setPlace(wanted ? { search: wanted } : {})
  return (
    <>
      <div>
        <search key={search}>
          <form className="desk-search" action={(form) => lookFor(String(form.get('search') ?? '').trim())}>
            <TextField
              label={text.search}
              name="search"
              type="search"
              defaultValue={search}
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button type="submit" className="mb-4" busy={isFetching}>
              {text.find}
            </Button>
            {search && (
              <Button look="outline" className="mb-4" onClick={() => lookFor('')}>
                {text.all}
              </Button>
            )}
          </form>
        </search>
        <div role="status">{rewards?.length === 0 && <p>{search ? text.noneFound : text.none}</p>}</div>
      </div>
      {isPending && <Loading />}
      {!isPending && !rewards && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
      {rewards && rewards.length > 0 && (
        <DeskTable label={text.submissions} columns={columns}>
          {rewards.map((reward) => (
            <SubmissionRow key={reward.id} reward={reward} />
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

function SubmissionRow({ reward }: { readonly reward: RewardSubmission }) {
  const { email, emailProven, otherAddresses, evmAddress, addressState, otherEmails, addressOwner } = reward
  return (
    <tr>
      <td className="reward-cell">
        <span className="wrap-anywhere">{email}</span>
        <Known good={emailProven !== 'no'} words={text.emailProven[emailProven]} />
        {otherAddresses > 0 && <Known good={false} words={text.otherAddresses(otherAddresses)} />}
      </td>
      <td className="reward-cell">
        {evmAddress && <span className="font-mono wrap-anywhere">{evmAddress}</span>}
        <Known good={addressState === 'valid'} words={text.addressStates[addressState]} />
        {addressOwner !== 'none' && (
          <Known good={addressOwner === 'same'} words={text.addressOwners[addressOwner]} />
        )}
        {otherEmails > 0 && <Known good={false} words={text.otherEmails(otherEmails)} />}
      </td>
      <td className="whitespace-nowrap">{momentOf(reward.submittedAt)}</td>
      <td>{reward.certificateId ? text.certified : text.notCertified}</td>
    </tr>
  )
}

/** Something that is known, said by a sign as well as by words: never by colour alone. */
function Known({ good, words }: { readonly good: boolean; readonly words: string }) {
  return (
    <span className="reward-known" data-good={good || undefined}>
      {words}
    </span>
  )
}
