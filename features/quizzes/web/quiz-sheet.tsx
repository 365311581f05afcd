import { type ReactNode, Suspense } from 'react'
import type { Attempt, OpenQuestion } from '#features/quizzes/contract.ts'
import { latePart } from '#platform/web/lib/late-page.tsx'
import { VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import { AboutQuestion } from './about-question.tsx'
import type { ExplanationProps } from './explanation.tsx'
import * as text from './quiz.en.ts'
import './quiz-sheet.css'

interface QuizSheetProps {
  readonly attempt: Attempt
  readonly question: OpenQuestion
  /** The verdict, where there is one; `kept` is none yet. */
  readonly kind: 'right' | 'wrong' | 'kept' | undefined
  readonly heading: string
  readonly words: string | null
  readonly told: number
  /** Whether the question before may be seen again while there is no verdict. */
  readonly isFirst: boolean
  /** The one button and what stands beside it. */
  readonly children: ReactNode
}

const Explanation = latePart<ExplanationProps>(() =>
  import('./explanation.tsx').then((part) => part.Explanation),
)

/** What became of an answer, and the one button, which stays where it is. */
export function QuizSheet({ attempt, question, kind, words, ...rest }: QuizSheetProps) {
  const { moduleNumber, answered, language } = attempt
  const { position, section } = question
  const isJudged = kind && kind !== 'kept'
  return (
    <VerdictSheet
      look={kind === 'kept' ? 'plain' : kind}
      heading={rest.heading}
      words={
        isJudged ? (
          <p>
            {kind === 'wrong' && <strong>{text.hint} </strong>}
            <span lang={language}>{words}</span>
          </p>
        ) : (
          !kind && `${text.questionOf(position, attempt.questionCount)}.`
        )
      }
      told={rest.told}
    >
      {!kind &&
        (answered && rest.isFirst ? (
          <details className="sheet-last min-h-0 overflow-y-auto">
            <summary className="text-link cursor-pointer max-sm:text-sm/[1.25]">
              {text.seeAgain(answered.position)}
            </summary>
            <Suspense>
              <Explanation moduleNumber={moduleNumber} answered={answered} language={language} />
            </Suspense>
          </details>
        ) : (
          <p className="text-soft max-sm:text-sm/[1.25]">{text.asOften}</p>
        ))}
      <div className={footLook}>
        {isJudged && (
          <AboutQuestion
            className={aboutLook}
            moduleNumber={moduleNumber}
            section={section}
            canReport={kind === 'right'}
          />
        )}
        {rest.children}
      </div>
    </VerdictSheet>
  )
}

export const footLook = 'sheet-foot contents'

export const aboutLook = 'flex flex-wrap gap-x-6 max-sm:contents'
export const buttonLook = 'sheet-button col-2 w-full [--size:3rem] sm:w-auto sm:min-w-48 sm:[--size:3.5rem]'
