import type { ReactNode, RefObject } from 'react'
import { CheckIcon, CloseIcon } from '#platform/web/drawings/icons.tsx'
import { SectionLink } from './explanation.tsx'
import * as text from './quiz.en.ts'
import { ReportPlace } from './report/report-place.tsx'

export interface Verdict {
  /** `kept` is none yet. */
  readonly kind: 'right' | 'wrong' | 'kept'
  readonly heading: string
  /** In the language of the questions. */
  readonly words?: string | undefined
  /** The part of the lesson that teaches it. */
  readonly section?: string | undefined
}

interface QuizSheetProps {
  readonly sheetRef: RefObject<HTMLDivElement | null>
  readonly moduleNumber: number
  readonly language: string
  readonly verdict: Verdict | undefined
  /** Differs for each verdict, so that a second one in the same words is read out too. */
  readonly verdictKey: string
  /** What is read out while there is no verdict. */
  readonly place: string
  /** What is there to read while there is no verdict. */
  readonly note: ReactNode
  /** The one button and what stands beside it. */
  readonly children: ReactNode
}

/** What became of an answer, and the one button, which stays where it is. */
export function QuizSheet({ sheetRef, moduleNumber, language, verdict, ...rest }: QuizSheetProps) {
  return (
    <div ref={sheetRef} className="quiz-sheet" data-verdict={verdict?.kind}>
      <div role="status" className="sheet-words">
        {verdict ? (
          <div key={rest.verdictKey}>
            <p className="sheet-heading">
              <VerdictSign kind={verdict.kind} />
              {verdict.heading}
            </p>
            {verdict.words && (
              <p>
                {verdict.kind === 'wrong' && <strong>{text.hint} </strong>}
                <span lang={language}>{verdict.words}</span>
              </p>
            )}
          </div>
        ) : (
          <span className="sr-only">{rest.place}</span>
        )}
      </div>
      {!verdict && rest.note}
      <div className="sheet-foot">
        {verdict?.section && <SectionLink moduleNumber={moduleNumber} section={verdict.section} />}
        {verdict?.kind === 'right' && <ReportPlace moduleNumber={moduleNumber} />}
        {rest.children}
      </div>
    </div>
  )
}

function VerdictSign({ kind }: { readonly kind: Verdict['kind'] }) {
  if (kind === 'kept') return null
  const Sign = kind === 'wrong' ? CloseIcon : CheckIcon
  return (
    <span aria-hidden="true" className="sheet-sign">
      <Sign className="size-4" strokeWidth={3.5} />
    </span>
  )
}
