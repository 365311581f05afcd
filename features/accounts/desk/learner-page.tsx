import { part as Submissions } from 'virtual:parts/learner-submissions'
import { useParams } from 'react-router'
import type { LearnerRecord } from '#features/desk/contract.ts'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { AccountDetails } from './account-details.tsx'
import { LearnerBadges } from './learner-badges.tsx'
import { useLearner } from './learner-queries.ts'
import { AttemptTable, CertificateHistory, JourneyTable } from './learner-tables.tsx'
import * as text from './learners.en.ts'

export function LearnerPage() {
  const { data, error, isPending, refetch, isFetching } = useLearner(useParams().id ?? '')
  const isUnknown = error instanceof ApiError && error.code === 'unknown-learner'
  return (
    <>
      <p>
        <Link to={deskPaths.learners} className="underline underline-offset-4">
          {text.toList}
        </Link>
      </p>
      {isPending && <Loading />}
      {isUnknown && (
        <>
          <h1 className="text-4xl">{text.unknown}</h1>
          <p>{text.unknownNote}</p>
        </>
      )}
      {!isPending && !data && !isUnknown && (
        <LoadFailure what={text.learnerFailed} onRetry={refetch} isRetrying={isFetching} />
      )}
      {data && <LearnerSections learner={data} />}
    </>
  )
}

function LearnerSections({ learner }: { readonly learner: LearnerRecord }) {
  const { account, profile, modules, attempts, certificateHistory, badges } = learner
  return (
    <>
      <h1 className="text-4xl break-words">{profile?.name || account.email || text.nameless}</h1>
      <AccountDetails account={account} walletAddress={profile?.walletAddress ?? ''} />
      <DeskSection title={text.certificate}>
        <CertificateHistory email={account.email} history={certificateHistory} />
      </DeskSection>
      <DeskSection title={text.badges}>
        <LearnerBadges accountId={account.id} badges={badges} />
      </DeskSection>
      {Submissions && account.email && hasPage(deskPaths.rewards) && <Submissions email={account.email} />}
      <DeskSection title={text.journey}>
        <JourneyTable modules={modules} />
      </DeskSection>
      <DeskSection title={text.attempts}>
        {attempts.length === 0 ? <p>{text.noAttempts}</p> : <AttemptTable attempts={attempts} />}
        {mayLackSome(attempts) && <p className="text-sm text-soft">{text.attemptsKept}</p>}
      </DeskSection>
    </>
  )
}

/** Of more than three passed ones at a module the server may have removed some (decision 73). */
function mayLackSome(attempts: LearnerRecord['attempts']): boolean {
  const passed = Map.groupBy(
    attempts.filter(({ passedAt }) => passedAt !== null),
    ({ moduleNumber }) => moduleNumber,
  )
  return [...passed.values()].some(({ length }) => length > 3)
}
