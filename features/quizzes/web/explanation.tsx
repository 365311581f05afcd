import type { AnsweredQuestion } from '#features/quizzes/contract.ts'
import { AboutQuestion } from './about-question.tsx'
import * as text from './explanation.en.ts'
import { seeAgain } from './quiz.en.ts'

export interface ExplanationProps {
  readonly moduleNumber: number
  readonly answered: AnsweredQuestion
  readonly language: string
}

/** A question that was answered rightly, with its answer and the reason. */
export const Explanation = ({ moduleNumber, answered, language }: ExplanationProps) => (
  <div className="question-note *:not-first:mt-1">
    <h2 className="text-xl/[1.2] text-pretty">
      {text.question(answered.position)} <span lang={language}>{answered.question}</span>
    </h2>
    <p>
      <strong>{text.right}</strong> <span lang={language}>{answered.answer}</span>
    </p>
    <p lang={language}>{answered.explanation}</p>
    <AboutQuestion
      className="flex items-center justify-between gap-2"
      moduleNumber={moduleNumber}
      section={answered.section}
      asked={{ position: answered.position }}
    />
  </div>
)

/** Closed at first, where it was read a moment ago. */
export const FoldedExplanation = (explanation: ExplanationProps) => (
  <details>
    <summary className="text-link min-h-11 cursor-pointer content-center px-4.5">
      {seeAgain(explanation.answered.position)}
    </summary>
    <Explanation {...explanation} />
  </details>
)
