import { useLesson } from '#web/features/modules/get-lesson.ts'
import { LessonArticle } from '#web/features/modules/lesson/lesson-article.tsx'
import { LessonHead } from '#web/features/modules/lesson/lesson-head.tsx'
import { LessonWays } from '#web/features/modules/lesson/lesson-ways.tsx'
import { stationOf } from '#web/features/modules/stations.ts'
import { paths } from '#web/paths.ts'
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
  const others = space.modules.filter(({ number }) => number !== moduleNumber)
  const { data: lesson } = useLesson(moduleNumber)
  const season = stationOf(moduleNumber ?? 0)?.season
  return (
    <div data-season={season}>
      {module && (
        <LessonHead
          season={season}
          line={text.moduleIn(space.title, module.number)}
          title={lesson?.title ?? module.title}
          language={lesson?.language}
        >
          <p className="mt-2">{text.whatItIs}</p>
          <p className="mt-1 empty:hidden">
            <NextClass {...module} />
          </p>
        </LessonHead>
      )}
      <LessonArticle key={moduleNumber} moduleNumber={moduleNumber} />
      {module && <LessonWays moduleNumber={module.number} note={text.quizNote} />}
      {others.length > 0 && (
        <nav aria-label={text.modulesOf(space.title)} className="pt-4">
          <ul className="grid justify-items-center">
            {others.map(({ number, title }) => (
              <li key={number}>
                <Link
                  to={paths.classSpace(space.space, number)}
                  className="grid min-h-11 items-center underline underline-offset-3"
                >
                  {text.moduleLink(number, title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
