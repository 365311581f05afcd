import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { useFilmWords } from './get-film.ts'
import * as text from './print-lesson.en.ts'

/** A lesson on paper, with the words of its film. Answers that are not shown are printed by this button alone. */
export function PrintLesson({ moduleNumber }: { readonly moduleNumber: number }) {
  const [isWanted, setWanted] = useState(false)
  const { film, isAwaited } = useFilmWords(moduleNumber, isWanted)
  useEffect(() => {
    if (!isWanted || isAwaited) return
    setWanted(false)
    const folded = document.querySelectorAll('.lesson-check details:not([open]), .lesson-choices')
    const fold = () => {
      for (const answer of folded) answer.toggleAttribute('open')
    }
    fold()
    addEventListener('afterprint', fold, { once: true })
    print()
  }, [isWanted, isAwaited])
  return (
    <>
      {film && (
        <section className="on-paper">
          <h2>{text.film(film.title)}</h2>
          <p lang={film.language}>
            {film.scenes.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')}
          </p>
        </section>
      )}
      <div className="mb-7">
        <Button look="outline" busy={isWanted} onClick={() => setWanted(true)}>
          {text.print}
        </Button>
      </div>
    </>
  )
}
