import { type ComponentType, Suspense, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { NextClass } from '#features/classes/web/next-class.tsx'
import { FilmPlace } from '#features/films/web/card/film-place.tsx'
import { isKnownOperator, useStoredEmail, useStoredSession } from '#features/identity/web/session.ts'
import { TopBar } from '#features/identity/web/top-bar.tsx'
import { lessonInPage, useLesson } from '#features/modules/web/get-lesson.ts'
import { LessonArticle } from '#features/modules/web/lesson/lesson-article.tsx'
import { LessonHead } from '#features/modules/web/lesson/lesson-head.tsx'
import { LessonWays } from '#features/modules/web/lesson/lesson-ways.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import { BackIcon } from '#platform/web/drawings/icons.tsx'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { QueryProvider } from '#platform/web/lib/api/query-provider.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import * as text from './class.en.ts'
import { fetchSpace, type Space, shownModule, spaceWithLesson, useSpace } from './class-space.ts'
import type { ClassroomProps, HostToolsProps, Lead } from './connection/room-props.ts'
import { HallPicture } from './hall/hall-picture.tsx'
import './class.css'

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
    <QueryProvider key={useStoredEmail()}>
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

interface ClassLessonProps {
  readonly space: Space
  readonly moduleNumber: number | undefined
}

function ClassLesson({ space, moduleNumber }: ClassLessonProps) {
  const module = space.modules.find(({ number }) => number === moduleNumber)
  const others = space.modules.filter(({ number }) => number !== moduleNumber)
  const { data: lesson } = useLesson(moduleNumber)
  const season = stationOf(moduleNumber ?? 0)?.season
  const [lead, setLead] = useState<Lead | null>()
  const hasFilm = moduleNumber !== undefined && FILMED_MODULES.includes(moduleNumber)
  const isInside = lead !== undefined
  const film = hasFilm && (
    <FilmPlace
      key={`film-${moduleNumber}`}
      moduleNumber={moduleNumber}
      isFirst={isInside}
      lead={lead && !('section' in lead || 'begin' in lead) ? lead : undefined}
      start={lead && 'begin' in lead ? lead : undefined}
      isHidden={lead ? 'section' in lead : false}
    />
  )
  const room = module && (
    <ClassroomPlace
      key={`classroom-${module.number}`}
      moduleNumber={module.number}
      season={season}
      spaceName={space.title}
      nextClass={<NextClass {...module} />}
      onLead={setLead}
      isBoardFirst={isInside}
    />
  )
  return (
    <>
      {/* The film is pinned as far as this goes. */}
      <div data-season={season} className="class-place">
        {module && (
          <>
            <LessonHead
              season={season}
              moduleNumber={module.number}
              line={text.classOf(module.number)}
              title={lesson?.title ?? module.title}
              language={lesson?.language}
              scene={isInside ? null : <HallPicture />}
              step="film"
            >
              <p className="class-next mt-2 font-semibold empty:hidden">
                <NextClass {...module} />
                {space.title && (
                  <span className="block font-normal text-soft">{text.place(space.title)}</span>
                )}
              </p>
              <p className="class-note">{hasFilm ? text.whatItIsWithFilm : text.whatItIs}</p>
            </LessonHead>
            {/* At the door the class comes first; inside, the board. */}
            {isInside ? [film, room] : [room, film]}
          </>
        )}
      </div>
      <div data-season={season}>
        <LessonArticle key={moduleNumber} moduleNumber={moduleNumber} />
        {module && (
          <LessonWays
            moduleNumber={module.number}
            note={text.quizNote}
            leadsOn={!others.some(({ number }) => number === module.number + 1)}
          />
        )}
        {others.length > 0 && (
          <nav aria-label={text.othersIn(space.title)} className="lesson-others">
            {others.map(({ number, title }) => (
              <Link key={number} to={paths.classSpace(space.space, number)}>
                <span>{text.moduleLink(number, title)}</span>
                <BackIcon className="size-5" strokeWidth={2.5} />
              </Link>
            ))}
          </nav>
        )}
      </div>
    </>
  )
}

const Classroom = latePart<ClassroomProps>(() =>
  import('./room/classroom.tsx').then((part) => part.Classroom),
)

/** For the few who hold a class: once they do. */
const HostTools = latePart<HostToolsProps>(
  () => import('./host/host-tools.tsx').then((part) => part.HostTools),
  () => Promise.resolve(),
)

/** The class below its film: it comes once the page is there. */
const ClassroomPlace = (props: Omit<ClassroomProps, 'HostTools'>) => (
  <Suspense fallback={<RoomForDoor />}>
    <Classroom {...props} HostTools={HostTools} />
  </Suspense>
)

/** As high as the door that comes. */
function RoomForDoor() {
  const isLearner = useStoredSession()
  const learner = readLocal('figure') ? 'known' : 'learner'
  const caller = !isLearner ? 'visitor' : isKnownOperator() ? 'host' : learner
  return <div className="classroom-room" data-for={caller} aria-hidden="true" />
}
