import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { type Lesson, useLesson } from './get-lesson.ts'
import * as text from './lesson.en.ts'
import './lesson.css'

interface LessonArticleProps {
  /** Undefined while it is not known whose lesson is to be shown. */
  readonly moduleNumber: number | undefined
}

export function LessonArticle({ moduleNumber }: LessonArticleProps) {
  const lesson = useLesson(moduleNumber)
  if (lesson.data) return <LessonText lesson={lesson.data} />
  if (lesson.errorUpdateCount === 0) return <Loading />
  return (
    <div className="mb-6">
      <LoadFailure what={text.loadFailed} onRetry={lesson.refetch} isRetrying={lesson.isFetching} />
    </div>
  )
}

function LessonText({ lesson: { html, words, language, languages } }: { readonly lesson: Lesson }) {
  const article = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => {
    // The browser looked for the section before the lesson was there.
    if (hash) article.current?.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView()
  }, [hash])

  function followInside(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(path)
  }

  return (
    <>
      <LanguageSwitch languages={languages} language={language} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys */}
      <article
        ref={article}
        lang={language}
        className="lesson"
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown in which HTML stays text
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {words.length > 0 && (
        <details className="lesson-words">
          <summary>{text.wordsInLesson}</summary>
          <dl lang={language}>
            {words.map(({ term, definition }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
