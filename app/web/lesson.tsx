import { Suspense, useEffect, useRef, useState } from 'react'
import { LessonWithFilm } from '#features/films/web/card/lesson-with-film.tsx'
import { useStoredSession } from '#features/identity/web/session.ts'
import type { QuizWayProps } from '#features/modules/web/lesson/lesson-ways.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { readLocal } from '#platform/web/lib/local-storage.ts'

const FirstQuestion = latePart<QuizWayProps>(() =>
  import('#features/guests/web/first-question.tsx').then((part) => part.FirstQuestion),
)

/** Guests come after lessons in the order of features: the app hands the lesson what a visitor may do. */
export const Lesson = () => <LessonWithFilm QuizWay={QuizWay} />

function QuizWay(props: QuizWayProps) {
  const isVisitor = !useStoredSession() && readLocal('guest') === null
  return isVisitor ? <VisitorsWay key={props.moduleNumber} {...props} /> : props.children
}

/** The first question of the quiz, fetched when the end of the lesson is a screen away. */
function VisitorsWay(props: QuizWayProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(([end]) => end?.isIntersecting && setNear(true), {
      rootMargin: '100%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={props.children}>
          <FirstQuestion {...props} />
        </Suspense>
      ) : (
        props.children
      )}
    </div>
  )
}
