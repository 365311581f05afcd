import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { moduleOf } from '#features/modules/web/lesson/lesson.en.ts'
import { LessonHead } from '#features/modules/web/lesson/lesson-head.tsx'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import { stationOf } from '#features/modules/web/stations.ts'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { keepPart } from '#platform/web/lib/offline/keep-part.ts'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { ExerciseId } from '#wagons/practice/contract.ts'
import { exerciseOf, type ListedExercise } from './exercise-list.ts'
import type { Exercise } from './parts/exercise.tsx'
import * as text from './parts/practice.en.ts'
import { NoPractice, Practice } from './practice.tsx'
import '#features/modules/web/lesson/lesson.css'
import './parts/practice.css'

/** Each is code of its own, fetched when it is opened. */
const loaders: Readonly<Record<ExerciseId, () => Promise<{ readonly exercise: Exercise }>>> = {
  'who-holds-it': () => import('./who-holds-it/exercise.tsx'),
  'chain-of-blocks': () => import('./chain-of-blocks/exercise.tsx'),
  'practice-wallet': () => import('./practice-wallet/exercise.tsx'),
  'send-coins': () => import('./send-coins/exercise.tsx'),
  'dao-vote': () => import('./dao-vote/exercise.tsx'),
  'badge-on-chain': () => import('./badge-on-chain/exercise.tsx'),
  'signing-window': () => import('./signing-window/exercise.tsx'),
  'virtual-place': () => import('./virtual-place/exercise.tsx'),
  'the-pot': () => import('./the-pot/exercise.tsx'),
}

/** The exercise of a module, `/practice/{n}`, public as its lesson is: what that tells, tried by hand. */
export function PracticePage() {
  const moduleNumber = moduleNumberOf(useParams().id)
  const station = stationOf(moduleNumber)
  const exercise = exerciseOf(moduleNumber)
  return (
    <QueryProvider key={useStoredEmail()}>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="lesson-page practice-page">
        <div key={moduleNumber} data-season={station?.season}>
          <LessonHead
            season={station?.season}
            moduleNumber={moduleNumber}
            line={moduleOf(station?.programme ?? '', moduleNumber)}
            title={exercise?.title ?? station?.title ?? text.practice}
            language={undefined}
            step="practice"
          />
          {exercise ? (
            <LatePractice {...exercise} moduleNumber={moduleNumber} />
          ) : (
            <NoPractice words={text.none} moduleNumber={moduleNumber} />
          )}
        </div>
      </main>
    </QueryProvider>
  )
}

function LatePractice({ id, minutes, moduleNumber }: ListedExercise & { readonly moduleNumber: number }) {
  // Tried again by loading the page anew: styles that failed once would be taken for loaded.
  const { data } = useQuery({
    queryKey: ['exercise', id],
    queryFn: loaders[id],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    throwOnError: true,
  })
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere) keepPart(id)
  }, [id, isThere])
  if (!data) return <Loading shape="text" />
  return <Practice exercise={data.exercise} minutes={minutes} moduleNumber={moduleNumber} />
}
