import { LessonPage } from '#features/modules/web/lesson/lesson-page.tsx'
import { FilmPlace } from './film-place.tsx'

/** The page of a lesson, with the film of its module above the text. */
export const LessonWithFilm = () => <LessonPage Film={FilmPlace} />
