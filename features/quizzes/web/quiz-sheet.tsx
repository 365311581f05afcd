import type { ReactNode, RefObject } from 'react'
import type { Attempt, OpenQuestion } from '#features/quizzes/contract.ts'
import { Explanation, ReportPlace, SectionLink } from './explanation.tsx'
import { VerdictSign } from './question-fields.tsx'
import * as text from './quiz.en.ts'
import './quiz-sheet.css'

interface QuizSheetProps {
  readonly sheetRef: RefObject<HTMLDivElement | null>
  readonly attempt: Attempt
  readonly question: OpenQuestion
  /** The verdict, where there is one; `kept` is none yet. */
  readonly kind: 'right' | 'wrong' | 'kept' | undefined
  readonly heading: string
  /** In the language of the questions. */
  readonly words: string | null
  /** Differs for each verdict, so that a second one in the same words is read out too. */
  readonly told: number
  /** Whether the question before may be seen again while there is no verdict. */
  readonly isFirst: boolean
  /** The one button and what stands beside it. */
  readonly children: ReactNode
}

/** What became of an answer, and the one button, which stays where it is. */
export function QuizSheet({ attempt, question, kind, words, ...rest }: QuizSheetProps) {
  const { moduleNumber, answered, language } = attempt
  const { position, section } = question
  const isJudged = kind && kind !== 'kept'
  return (
    <div ref={rest.sheetRef} className="quiz-sheet" data-verdict={kind}>
      <div role="status" className="sheet-words col-span-full self-stretch overflow-y-auto text-pretty">
        {kind ? (
          <div key={`${position}/${rest.told}`} className="max-sm:pb-2">
            <p className="mb-1 flex items-center gap-2 font-display text-[1.375rem]/[1.1] text-(--tone) max-sm:text-[1.2rem]">
              {isJudged && (
                <VerdictSign
                  isRight={kind === 'right'}
                  strokeWidth={3.5}
                  className="size-6 flex-none rounded-full bg-(--tone) p-1 text-card"
                />
              )}
              {rest.heading}
            </p>
            {isJudged && (
              <p>
                {kind === 'wrong' && <strong>{text.hint} </strong>}
                <span lang={language}>{words}</span>
              </p>
            )}
          </div>
        ) : (
          <span className="sr-only">{text.questionOf(position, attempt.questionCount)}.</span>
        )}
      </div>
      {!kind &&
        (answered && rest.isFirst ? (
          <details className="sheet-last min-h-0 overflow-y-auto">
            <summary className="block min-h-11 cursor-pointer content-center underline underline-offset-[0.15em] max-sm:text-sm/[1.25]">
              {text.seeAgain(answered.position)}
            </summary>
            <Explanation moduleNumber={moduleNumber} answered={answered} language={language} />
          </details>
        ) : (
          <p className="text-soft max-sm:text-sm/[1.25]">{text.asOften}</p>
        ))}
      <div className="sheet-foot mt-auto flex flex-none flex-wrap items-center justify-end gap-x-4 max-sm:contents sm:min-h-15">
        {isJudged && (
          <div className="flex grow flex-col max-sm:contents">
            <SectionLink moduleNumber={moduleNumber} section={section} />
            {kind === 'right' && <ReportPlace moduleNumber={moduleNumber} />}
          </div>
        )}
        {rest.children}
      </div>
    </div>
  )
}
