import type { ComponentType } from 'react'
import { LessonPage } from '#features/modules/web/lesson/lesson-page.tsx'
import type { QuizWayProps } from '#features/modules/web/lesson/lesson-ways.tsx'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { FilmPlace } from './film-place.tsx'

const PrintLesson = latePart(() => import('./print-lesson.tsx').then((part) => part.PrintLesson))

/** The page of a lesson, with the film of its module above the text. */
export const LessonWithFilm = (props: { readonly QuizWay: ComponentType<QuizWayProps> }) => (
  <LessonPage {...props} Film={FilmPlace} Print={PrintLesson} />
)
