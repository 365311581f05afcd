import { useState } from 'react'
import { LessonArticle } from '#web/features/classes/lesson-article.tsx'

/** The lesson to read in place, where the class is elsewhere or has no space; fetched when first opened. */
export function LessonDisclosure({ moduleNumber }: { readonly moduleNumber: number }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="lesson-disclosure" onToggle={() => setWasOpened(true)}>
      <summary>Read the lesson</summary>
      {wasOpened && <LessonArticle moduleNumber={moduleNumber} />}
    </details>
  )
}
