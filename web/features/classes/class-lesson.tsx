import { useLesson } from '#web/features/modules/get-lesson.ts'
import { LessonArticle } from '#web/features/modules/lesson-article.tsx'
import { stationOf } from '#web/features/modules/stations.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './class.en.ts'
import type { Space } from './class-space.ts'
import { NextClass } from './next-class.tsx'

interface ClassLessonProps {
  readonly space: Space
  readonly moduleNumber: number | undefined
}

export function ClassLesson({ space, moduleNumber }: ClassLessonProps) {
  const module = space.modules.find(({ number }) => number === moduleNumber)
  const { data: lesson } = useLesson(moduleNumber)
  return (
    <div data-season={stationOf(moduleNumber ?? 0)?.season} className="mx-auto max-w-2xl">
      <hgroup>
        <p className="font-display text-xl text-season">{space.title}</p>
        {module && (
          <h1 lang={lesson?.language} className="text-4xl sm:text-5xl">
            {text.moduleTitle(module.number, lesson?.title ?? module.title)}
          </h1>
        )}
        {module && (
          <p className="mt-2 empty:hidden">
            <NextClass {...module} />
          </p>
        )}
      </hgroup>
      <nav aria-label={text.modulesOf(space.title)} className="mt-5 border-b border-line">
        <ul className="flex flex-wrap gap-x-6">
          {space.modules.map(({ number, title }) => (
            <li key={number}>
              <Link
                to={paths.classSpace(space.space, number)}
                aria-current={number === moduleNumber ? 'page' : undefined}
                className="flex min-h-11 items-center border-b-4 border-transparent text-soft hover:text-ink aria-[current]:border-season aria-[current]:text-ink"
              >
                {text.moduleLink(number, title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LessonArticle key={moduleNumber} moduleNumber={moduleNumber} />
      {module && (
        <Link to={paths.module(module.number)} className={buttonClass()}>
          {text.takeQuiz}
        </Link>
      )}
    </div>
  )
}
