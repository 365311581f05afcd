import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import type { Lesson } from '../get-lesson.ts'
import { articleInPage, lessonInPage, useLesson } from '../get-lesson.ts'
import { readPlace } from '../state/waiting-steps.ts'
import * as text from './lesson.en.ts'
import { EmptyRail, SectionRail } from './section-rail.tsx'
import './lesson.css'
import './lesson-check.css'
import './lesson-parts.css'
import './lesson-rail.css'

interface LessonArticleProps {
  /** Undefined while it is not known whose lesson is to be shown. */
  readonly moduleNumber: number | undefined
}

export function LessonArticle({ moduleNumber }: LessonArticleProps) {
  const lesson = useLesson(moduleNumber)
  if (lesson.data) return <LessonText lesson={lesson.data} />
  if (lesson.errorUpdateCount === 0)
    return (
      // As high as a screen, so that what follows a lesson is not seen before it.
      <div className="min-h-dvh w-[min(46rem,100%)]">
        <EmptyRail />
        <Loading shape="text" />
      </div>
    )
  return (
    <div className="mt-4 mb-6">
      <LoadFailure what={text.loadFailed} onRetry={lesson.refetch} isRetrying={lesson.isFetching} />
    </div>
  )
}

function LessonText({ lesson }: { readonly lesson: Lesson }) {
  const { html, words, language, languages, sections } = lesson
  const article = useRef<HTMLElement>(null)
  const rail = useRef<HTMLElement>(null)
  const followInside = useInnerLinks()
  const isTaken = useTextInPage(article, html)
  useSectionInAddress()
  return (
    <>
      {sections.length > 1 && <SectionRail lesson={lesson} article={article} rail={rail} />}
      <LanguageSwitch languages={languages} language={language} />
      <GoOn lesson={lesson} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the keys */}
      <article
        ref={article}
        id="lesson-text"
        lang={language}
        className="lesson"
        onClick={followInside}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server from Markdown in which HTML stays text
        dangerouslySetInnerHTML={{ __html: isTaken ? '' : html }}
      />
      {words.length > 0 && (
        <details className="mb-7 border-line border-y">
          <summary className="cursor-pointer py-3 font-display text-[1.25rem]">{text.wordsInLesson}</summary>
          <dl lang={language} className="grid gap-3 pb-4">
            {words.map(({ term, definition }) => (
              <div key={term}>
                <dt className="font-semibold">{term}</dt>
                <dd>{definition}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}

/** Leads to where the reader stopped the last time; an address that names a section leads there by itself. */
function GoOn({ lesson: { moduleNumber, sections, language } }: { readonly lesson: Lesson }) {
  const { hash } = useLocation()
  const [place] = useState(() => (hash ? null : readPlace(moduleNumber)))
  const section = sections.find(({ id }) => id === place)
  if (!section) return null
  return (
    <p className="mt-4">
      <a href={`#${section.id}`} className="btn btn-outline" lang={language}>
        {text.goOn(section.title)}
      </a>
    </p>
  )
}

/**
 * The text of the page that was sent moves over as it is, with what its reader has unfolded, chosen and focused in it.
 * Returns whether it does.
 */
function useTextInPage(article: RefObject<HTMLElement | null>, html: string): boolean {
  const [isThere] = useState(() => lessonInPage?.html === html && articleInPage?.firstChild != null)
  const [focused] = useState(() => articleInPage?.querySelector<HTMLElement>(':focus'))
  useLayoutEffect(() => {
    if (!isThere || !articleInPage?.firstChild) return
    article.current?.replaceChildren(...articleInPage.childNodes)
    focused?.focus({ preventScroll: true })
  }, [article, isThere, focused])
  return isThere && lessonInPage?.html === html
}

/** The browser looked for the section before the lesson was there. Where it goes back to a place it knows it best. */
function useSectionInAddress() {
  const { hash } = useLocation()
  const wayHere = useNavigationType()
  const isThere = useRef(false)
  useEffect(() => {
    if (isThere.current && wayHere === 'POP') return
    isThere.current = true
    document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, wayHere])
}

/** Links of a lesson to others change the page without loading it anew. */
function useInnerLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href')
    if (!path?.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    navigate(path)
  }
}
