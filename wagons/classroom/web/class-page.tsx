import type { ComponentType } from 'react'
import { useLocation, useParams } from 'react-router'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { lessonInPage, useLesson } from '#features/modules/web/get-lesson.ts'
import { ApiError } from '#platform/web/lib/api-error.ts'
import { QueryProvider } from '#platform/web/lib/query-provider.tsx'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './class.en.ts'
import { ClassLesson } from './class-lesson.tsx'
import { fetchSpace, type Space, shownModule, spaceWithLesson, useSpace } from './class-space.ts'

/**
 * Our own page of a class space, `/class/{space}?module=n`, public: the lesson to read together. Where the page that was
 * sent has the lesson already, that stays until the rest is there.
 */
export async function fetchClassPage(): Promise<ComponentType> {
  const name = lessonInPage && location.pathname.split('/')[2]
  const first = name === undefined ? undefined : await fetchSpace(name).catch(() => undefined)
  return () => <ClassPage first={first} />
}

interface ClassPageProps {
  readonly first: Space | undefined
}

function ClassPage({ first }: ClassPageProps) {
  return (
    <QueryProvider>
      <a href="#content" className="skip-link">
        {text.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className="lesson-page">
        <ClassSpace name={useParams().space ?? ''} first={first} />
      </main>
    </QueryProvider>
  )
}

function ClassSpace({ name, first }: ClassPageProps & { readonly name: string }) {
  const search = new URLSearchParams(useLocation().search)
  const space = useSpace(name, first)
  const shown = shownModule(search.get('module'), space.data)
  const lesson = useLesson(shown)
  if (space.error instanceof ApiError && space.error.status >= 400 && space.error.status < 500)
    return <UnknownSpace />
  if (!space.data && space.errorUpdateCount > 0) {
    const kept = lesson.data && spaceWithLesson(name, shown)
    if (kept) return <ClassLesson space={kept} moduleNumber={shown} />
    return (
      <div className="page-width pt-4">
        <h1 className="mb-5 text-4xl">{text.title}</h1>
        <LoadFailure what={text.loadFailed} onRetry={space.refetch} isRetrying={space.isFetching} />
      </div>
    )
  }
  return space.data ? <ClassLesson space={space.data} moduleNumber={shown} /> : <Loading shape="text" />
}

function UnknownSpace() {
  return (
    <div className="no-page page-width py-16 text-center">
      <h1 className="text-5xl">{text.unknownTitle}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{text.unknownNote}</p>
      <Link to={paths.dashboard} className={buttonClass()}>
        {text.toDashboard}
      </Link>
    </div>
  )
}
