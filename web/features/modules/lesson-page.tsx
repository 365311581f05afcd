import { useEffect } from 'react'
import { useParams } from 'react-router'
import { TopBar } from '#web/features/identity/top-bar.tsx'
import { QueryProvider } from '#web/lib/query-provider.tsx'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useLesson } from './get-lesson.ts'
import * as text from './lesson.en.ts'
import { LessonArticle } from './lesson-article.tsx'
import { moduleNumberOf } from './module-number.ts'
import { stationOf } from './stations.ts'

/** The lesson of a module, `/lesson/{n}`, public. Ids of no module mean module 1, as for a quiz (S9.10). */
export function LessonPage() {
  return (
    <QueryProvider>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="page-width pt-4 pb-20">
        <LessonOf moduleNumber={moduleNumberOf(useParams().id)} />
      </main>
    </QueryProvider>
  )
}

function LessonOf({ moduleNumber }: { readonly moduleNumber: number }) {
  const station = stationOf(moduleNumber)
  const { data } = useLesson(moduleNumber)
  useEffect(() => {
    if (data) document.title = `${text.title(moduleNumber, data.title)} · EduTrain`
  }, [data, moduleNumber])
  return (
    <div data-season={station?.season} className="mx-auto max-w-2xl">
      <hgroup className="mb-4">
        <p className="font-display text-xl text-season">{station?.programme}</p>
        <h1 lang={data?.language} className="text-4xl sm:text-5xl">
          {text.title(moduleNumber, data?.title ?? station?.title ?? '')}
        </h1>
      </hgroup>
      <LessonArticle key={moduleNumber} moduleNumber={moduleNumber} />
      <Link to={paths.module(moduleNumber)} className={buttonClass()}>
        {text.takeQuiz}
      </Link>
    </div>
  )
}
