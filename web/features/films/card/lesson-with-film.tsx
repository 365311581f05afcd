import { LessonPage } from '#web/features/modules/lesson/lesson-page.tsx'
import { FilmPlace } from './film-place.tsx'

/** The page of a lesson, with the film of its module above the text. */
export const LessonWithFilm = () => <LessonPage Film={FilmPlace} />
