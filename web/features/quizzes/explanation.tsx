import type { AnsweredQuestion } from '#contract/quizzes.ts'
import * as text from './quiz.en.ts'
import { SectionLink } from './section-link.tsx'

interface ExplanationProps {
  readonly moduleNumber: number
  readonly answered: AnsweredQuestion
  readonly language: string
}

/** Why the answer just given is right, beside the question that follows it. */
export function Explanation({ moduleNumber, answered, language }: ExplanationProps) {
  return (
    <div className="question-note explanation">
      <p>
        <strong>{text.right}</strong> <span lang={language}>{answered.answer}</span>
      </p>
      <p lang={language}>{answered.explanation}</p>
      <SectionLink moduleNumber={moduleNumber} section={answered.section} />
    </div>
  )
}
