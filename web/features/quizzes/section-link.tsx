import { paths } from '#web/paths.ts'
import * as text from './quiz.en.ts'

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
      className="text-sm underline"
    >
      {text.readInLesson}
    </a>
  )
}
