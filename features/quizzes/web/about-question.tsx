import { Suspense } from 'react'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { paths } from '#platform/web/paths.ts'
import * as text from './quiz.en.ts'
import type { ReportButtonProps } from './report/report-button.tsx'

interface AboutQuestionProps extends ReportButtonProps {
  readonly section: string
  readonly canReport?: boolean
  readonly className: string
}

/** The part of the lesson that teaches a question, in a new tab: the quiz stays as it is. And a sign for what is wrong. */
export const AboutQuestion = ({ section, canReport = true, className, ...question }: AboutQuestionProps) => (
  <div className={className}>
    <a
      href={paths.lesson(question.moduleNumber, section)}
      target="_blank"
      rel="noopener"
      className="text-link text-sm/[1.25]"
    >
      {text.readInLesson}
    </a>
    {/* Its room is kept, so that nothing moves when its code comes. */}
    {canReport && (
      <div className="report min-h-11 min-w-11 flex-none">
        <Suspense>
          <ReportButton {...question} />
        </Suspense>
      </div>
    )}
  </div>
)

const ReportButton = latePart<ReportButtonProps>(() =>
  import('./report/report-button.tsx').then((part) => part.ReportButton),
)
