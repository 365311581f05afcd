import type { ReactNode } from 'react'
import type { lessonToFill } from '#platform/contract/pages.ts'
import { LoadingTopBar } from '#platform/web/ui/loading.tsx'
import { stationOf } from '../stations.ts'
import * as text from './lesson.en.ts'
import { LessonHead } from './lesson-head.tsx'
import { EmptyRail } from './section-rail.tsx'

export interface WrittenLessonProps {
  readonly moduleNumber: number
  readonly toFill: typeof lessonToFill
  /** Whose it is: programme or class, and module. */
  readonly line?: string
  readonly scene?: ReactNode
  /** Below the title. */
  readonly note?: ReactNode
  /** Room for what comes with the scripts, above the text. */
  readonly above?: ReactNode
}

/**
 * What stands in the page of a lesson before its scripts are there: the lesson to read, with room for what comes with
 * them. The build draws it, and the server fills in what the content says; then the app draws its own in its place.
 */
export function WrittenLesson({ moduleNumber, toFill, line, scene, note, above }: WrittenLessonProps) {
  const { season, programme = '' } = stationOf(moduleNumber) ?? {}
  return (
    <>
      <div className="loading-frame">
        <LoadingTopBar />
      </div>
      <main id="content" className="lesson-page">
        <div data-season={season}>
          <LessonHead
            season={season}
            moduleNumber={moduleNumber}
            line={line ?? text.moduleOf(programme, moduleNumber)}
            title={toFill.heading}
            language={toFill.language}
            scene={scene}
            step="lesson"
          >
            {note}
          </LessonHead>
          {above}
          <EmptyRail />
          <article
            lang={toFill.language}
            className="lesson"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder of ours, which the server fills in
            dangerouslySetInnerHTML={{ __html: toFill.article }}
          />
        </div>
      </main>
      <script
        id={toFill.dataId}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a placeholder of ours, which the server fills in
        dangerouslySetInnerHTML={{ __html: toFill.data }}
      />
    </>
  )
}
