import { type ComponentType, Suspense, useEffect } from 'react'
import { useParams } from 'react-router'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { skipToContent } from '#features/identity/web/top-bar.en.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { siteName } from '#platform/web/lib/site-name.ts'
import { useLesson, useLessonAhead } from '../get-lesson.ts'
import { moduleNumberOf } from '../module-number.ts'
import { stationOf } from '../stations.ts'
import * as text from './lesson.en.ts'
import { LessonArticle } from './lesson-article.tsx'
import { LessonHead } from './lesson-head.tsx'
import { LessonWays, type QuizWayProps } from './lesson-ways.tsx'

interface LessonPageProps {
  /** The film of a module, which stands above its lesson; nothing for a module without one. */
  readonly Film: ComponentType<{ readonly moduleNumber: number }>
  /** Around the way to the quiz at the end of the lesson, once that is there. */
  readonly QuizWay: ComponentType<QuizWayProps>
  /** The way to the lesson on paper. */
  readonly Print: ComponentType<{ readonly moduleNumber: number }>
}

/** The lesson of a module, `/lesson/{n}`, public. Ids of no module mean module 1, as for a quiz (S9.10). */
export function LessonPage(parts: LessonPageProps) {
  return (
    <QueryProvider key={useStoredEmail()}>
      <a href="#content" className="skip-link">
        {skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="lesson-page">
        <LessonOf moduleNumber={moduleNumberOf(useParams().id)} {...parts} />
      </main>
    </QueryProvider>
  )
}

function LessonOf({
  moduleNumber,
  Film,
  Print,
  QuizWay,
}: LessonPageProps & { readonly moduleNumber: number }) {
  const station = stationOf(moduleNumber)
  const { data } = useLesson(moduleNumber)
  useLessonAhead(data && stationOf(moduleNumber + 1) ? moduleNumber + 1 : null)
  useEffect(() => {
    if (data) document.title = `${text.title(moduleNumber, data.title)} · ${siteName}`
  }, [data, moduleNumber])
  return (
    <div data-season={station?.season}>
      <LessonHead
        season={station?.season}
        moduleNumber={moduleNumber}
        line={text.moduleOf(station?.programme ?? '', moduleNumber)}
        title={data?.title ?? station?.title ?? ''}
        language={data?.language}
        step="lesson"
      />
      <Film key={`film-${moduleNumber}`} moduleNumber={moduleNumber} />
      <LessonArticle key={moduleNumber} moduleNumber={moduleNumber} />
      {data && (
        <Suspense>
          <Print moduleNumber={moduleNumber} />
        </Suspense>
      )}
      <LessonWays moduleNumber={moduleNumber} note={text.quizNote} QuizWay={data && QuizWay} />
    </div>
  )
}
