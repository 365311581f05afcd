import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ExportButton } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { DeskTable } from '#features/desk/web/ui/desk-table.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import type { Output } from '#platform/contract/endpoint.ts'
import { callApi, requestApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { downloadCsv, saveFile } from '#platform/web/lib/api/save-file.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type {
  createRewardList,
  exportAirdrop,
  exportLeftOut,
  exportRewardTree,
  listRewardLists,
  RewardListSummary,
} from '#wagons/token/rewards/contract/reward-lists.ts'
import type { exportRewards } from '#wagons/token/rewards/contract/rewards.ts'
import * as text from './rewards.en.ts'
import { Submissions } from './submissions.tsx'

/** In ms: a list of a hundred thousand takes most of a minute. */
const longest = 120_000

const queryKey = ['operator-reward-lists']

function useRewardLists() {
  return useQuery({
    queryKey,
    queryFn: async () => (await callApi<typeof listRewardLists>('GET', '/api/operator/reward-lists')).lists,
  })
}

function useMakeRewardList() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const response = await requestApi('POST', '/api/operator/reward-lists', {}, longest)
      return (await response.json()) as Output<typeof createRewardList>
    },
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
}

/** Saves the Merkle tree of a list, as `StandardMerkleTree.load` reads it. @throws ApiError */
async function saveTree(listId: string): Promise<void> {
  const tree = await callApi<typeof exportRewardTree>(
    'POST',
    '/api/operator/reward-lists/:listId/merkle-tree',
    {
      params: { listId },
    },
  )
  saveFile('merkle-tree.json', new Blob([JSON.stringify(tree)], { type: 'application/json' }))
}

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

const saveLeftOut = () => downloadCsv<typeof exportLeftOut>('/api/operator/reward-lists/left-out.csv')
const saveAirdrop = (listId: string) =>
  downloadCsv<typeof exportAirdrop>('/api/operator/reward-lists/:listId/airdrop.csv', undefined, { listId })

function RewardListsSection() {
  const lists = useRewardLists()
  const { mutate, isPending } = useMakeRewardList()
  const make = () =>
    mutate(undefined, {
      onSuccess: ({ isNew }) => showToast(isNew ? text.made : text.unchanged, 'alert-success'),
      onError: (error) => showToast(sentenceOf(error), 'alert-error'),
    })
  return (
    <DeskSection title={text.lists} note={text.listsNote}>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={make}>
          {text.make}
        </Button>
        <SaveButton words={text.saveLeftOut} save={saveLeftOut} />
        <Link to={deskPaths.token} className={buttonClass('outline')}>
          {text.toToken}
        </Link>
      </div>
      {lists.isPending && <Loading />}
      {!lists.isPending && !lists.data && (
        <LoadFailure what={text.listsFailed} onRetry={lists.refetch} isRetrying={lists.isFetching} />
      )}
      {lists.data?.length === 0 && <p>{text.noLists}</p>}
      {lists.data && lists.data.length > 0 && (
        <DeskTable label={text.lists} columns={[text.madeAt, text.tokens, text.leftOut, text.files]}>
          {lists.data.map((list) => (
            <ListRow key={list.id} list={list} />
          ))}
        </DeskTable>
      )}
    </DeskSection>
  )
}

function ListRow({
  list: { id, madeAt, madeBy, entries, leftOut, root, claimedBy },
}: {
  readonly list: RewardListSummary
}) {
  const reasons = Object.entries(leftOut).filter(([, count]) => count > 0)
  return (
    <tr>
      <td className="row:max-w-96 row:min-w-52">
        {dateTimeOf(madeAt)}
        <span className="block text-sm text-soft wrap-anywhere">{madeBy}</span>
        <span className="block font-mono text-sm wrap-anywhere">{root}</span>
        {claimedBy === 'certificate-hash' && (
          <span className="mt-1 block text-sm font-semibold">{text.namesCertificates}</span>
        )}
      </td>
      <td data-label={text.tokens}>{entries}</td>
      <td
        data-label={text.leftOut}
        className="row:max-w-96 row:min-w-52 card:flex-[1_0_100%] card:before:block card:before:content-[attr(data-label)]"
      >
        {reasons.length === 0 && text.noReasons}
        {reasons.map(([reason, count]) => (
          <span key={reason} className="block">
            {count} · {text.reasons[reason as keyof typeof leftOut]}
          </span>
        ))}
      </td>
      <td className="desk-actions">
        <details className="min-w-36">
          <summary className="cursor-pointer underline underline-offset-4">{text.otherWays}</summary>
          <div className="mt-2 grid gap-2 card:flex card:flex-wrap">
            <SaveButton words={text.saveAirdrop} save={() => saveAirdrop(id)} />
            <SaveButton words={text.saveTree} save={() => saveTree(id)} />
          </div>
        </details>
      </td>
    </tr>
  )
}

function SaveButton({ words, save }: { readonly words: string; readonly save: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onSuccess: () => showToast(text.saved, 'alert-success'),
    onError: () => showToast(text.saveFailed, 'alert-error'),
  })
  return (
    <Button look="outline" busy={isPending} onClick={() => mutate()}>
      {words}
    </Button>
  )
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.code === 'nobody-entitled' ? text.noneEntitled : text.makeFailed
