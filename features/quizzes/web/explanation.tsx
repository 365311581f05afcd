import { Suspense } from 'react'
import type { AnsweredQuestion } from '#features/quizzes/contract.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import * as text from './quiz.en.ts'
import type { ReportButtonProps } from './report/report-button.tsx'

interface ExplanationProps {
  readonly moduleNumber: number
  readonly answered: AnsweredQuestion
  readonly language: string
}

/** A question that was answered rightly, with its answer and the reason. */
export function Explanation({ moduleNumber, answered, language }: ExplanationProps) {
  return (
    <div className="question-note *:not-first:mt-1">
      <h2 className="text-xl/[1.2] text-pretty">
        {text.question(answered.position)} <span lang={language}>{answered.question}</span>
      </h2>
      <p>
        <strong>{text.right}</strong> <span lang={language}>{answered.answer}</span>
      </p>
      <p lang={language}>{answered.explanation}</p>
      <SectionLink moduleNumber={moduleNumber} section={answered.section} />
      <ReportPlace moduleNumber={moduleNumber} asked={{ position: answered.position }} />
    </div>
  )
}

interface SectionLinkProps {
  readonly moduleNumber: number
  readonly section: string
}

/** Opens the part of the lesson that teaches a question, in a new tab: the quiz stays as it is. */
export function SectionLink({ moduleNumber, section }: SectionLinkProps) {
  return (
    <a
      href={paths.lesson(moduleNumber, section)}
      target="_blank"
      rel="noopener"
      className="text-link text-sm/[1.25]"
    >
      {text.readInLesson}
    </a>
  )
}

const ReportButton = latePart<ReportButtonProps>(() =>
  import('./report/report-button.tsx').then((part) => part.ReportButton),
)

/** Its room is kept, so that nothing moves when its code comes. */
export const ReportPlace = (question: ReportButtonProps) => (
  <div className="report min-h-11">
    <Suspense>
      <ReportButton {...question} />
    </Suspense>
  </div>
)
