import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { ExportHeading } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import type { exportItemAnalysis, getItemAnalysis, ItemAnalysis } from '#features/item-analysis/contract.ts'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import { stationOf, stations } from '#features/modules/web/stations.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { QuestionTable } from './question-table.tsx'
import * as text from './questions.en.ts'

const download = () => downloadCsv<typeof exportItemAnalysis>('/api/operator/questions.csv')

/** In ms: between two calls while the server has more to count, and after one that failed. */
const pause = 250
const longPause = 5_000

/** Each call counts a part of what has come since the last one. */
function useItemAnalysis(moduleNumber: number) {
  return useQuery({
    queryKey: ['item-analysis', moduleNumber],
    queryFn: () =>
      callApi<typeof getItemAnalysis>('GET', '/api/operator/modules/:moduleNumber/item-analysis', {
        params: { moduleNumber: String(moduleNumber) },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.isComplete === false && (state.status === 'error' ? longPause : pause),
  })
}

export function QuestionsPage() {
  const [address] = useAddressQuery()
  const moduleNumber = moduleNumberOf(address.get('module'))
  const query = useItemAnalysis(moduleNumber)
  const { data, isPending, isPlaceholderData, isFetching, refetch } = query
  const isCounting = data?.isComplete === false
  const station = stationOf(moduleNumber)
  return (
    <>
      <ExportHeading title={text.title} download={download} disabled={isCounting} />
      <div>
        {data && <p>{data.attempts > 0 ? text.countedOf(data.attempts) : text.noneCounted}</p>}
        <p role="status">{isCounting && (query.isError ? text.isInterrupted : text.isCounting)}</p>
      </div>
      <ModuleTabs current={moduleNumber} modules={data?.modules ?? []} />
      <div data-season={station?.season} className="grid min-w-0 gap-6">
        <h2 className="text-3xl">{text.moduleTitle(moduleNumber, station?.title ?? '')}</h2>
        <Meanings />
        {(isPending || isPlaceholderData) && <Loading />}
        {!isPending && !data && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
        {data && !isPlaceholderData && <Questions questions={data.questions} />}
      </div>
    </>
  )
}

function ModuleTabs({ current, modules }: Pick<ItemAnalysis, 'modules'> & { readonly current: number }) {
  return (
    <nav
      aria-label={text.modules}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5em),1fr))] gap-2"
    >
      {stations.map(({ number, season }) => {
        const flagged = modules.find(({ moduleNumber }) => moduleNumber === number)?.flagged ?? 0
        return (
          <Link
            key={number}
            to={`${deskPaths.questions}?module=${number}`}
            aria-current={number === current ? 'page' : undefined}
            data-season={season}
            className={`grid min-h-13 content-center rounded-(--radius-field) border-s-4 border-s-season bg-card px-3 py-[0.35rem] leading-[1.2] ${number === current ? 'border-y-2 border-e-2 border-y-ink border-e-ink font-semibold' : 'border-y border-e border-y-line border-e-line'}`}
          >
            {text.module(number)} {flagged > 0 && <small>{text.flagged(flagged)}</small>}
          </Link>
        )
      })}
    </nav>
  )
}

function Meanings() {
  return (
    <details>
      <summary className="cursor-pointer py-2 text-soft">{text.explained}</summary>
      <ul className="grid max-w-176 list-disc gap-2 ps-[1.2rem]">
        {text.meanings.map((meaning) => (
          <li key={meaning}>{meaning}</li>
        ))}
      </ul>
    </details>
  )
}

function Questions({ questions }: Pick<ItemAnalysis, 'questions'>) {
  const earlier = questions.filter(({ inUse }) => !inUse)
  return (
    <>
      <DeskSection title={text.inUse}>
        <QuestionTable label={text.inUse} questions={questions.filter(({ inUse }) => inUse)} />
      </DeskSection>
      {earlier.length > 0 && (
        <DeskSection title={text.earlier} note={text.earlierNote}>
          <QuestionTable label={text.earlier} questions={earlier} />
        </DeskSection>
      )}
    </>
  )
}
