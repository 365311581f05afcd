import { FilmRoom } from '#features/films/web/card/film-place.tsx'
import { WrittenLesson, type WrittenLessonProps } from '#features/modules/web/lesson/written-lesson.tsx'
import * as text from './class.en.ts'
import { HallPicture } from './hall/hall-picture.tsx'
import './class.css'

/** What stands in the page of a class before its scripts are there: its lesson, below room for its door and its film. */
export function WrittenClass({ moduleNumber, toFill }: Pick<WrittenLessonProps, 'moduleNumber' | 'toFill'>) {
  const hasFilm = FILMED_MODULES.includes(moduleNumber)
  return (
    <WrittenLesson
      moduleNumber={moduleNumber}
      toFill={toFill}
      line={text.classOf(moduleNumber)}
      scene={<HallPicture />}
      note={<p className="class-note">{hasFilm ? text.whatItIsWithFilm : text.whatItIs}</p>}
      above={
        <>
          <div className="classroom-room" data-for="unknown" aria-hidden="true" />
          <FilmRoom moduleNumber={moduleNumber} />
        </>
      }
    />
  )
}
