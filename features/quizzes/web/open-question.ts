import { useEffect } from 'react'
import type { Attempt } from '#features/quizzes/contract.ts'
import { readOwnNumbers, useOwnNumbers, writeOwnNumbers } from '#platform/web/lib/own-numbers.ts'

/** Remembers on this device how far a quiz has come, so that the dashboard can offer to go on with it. */
export function useNoteOpenQuestion(attempt: Attempt | undefined): void {
  useEffect(() => {
    if (attempt) noteOpenQuestion(attempt)
  }, [attempt])
}

export function noteOpenQuestion({ moduleNumber, questionCount, question }: Attempt): void {
  // At the first question nothing has begun.
  if (question && question.position > 1)
    writeOwnNumbers('openQuestion', [moduleNumber, question.position, questionCount])
  else if (readOwnNumbers('openQuestion')?.[0] === moduleNumber) writeOwnNumbers('openQuestion', null)
}

/** The question at which this device left the quiz of a module; null when it knows of none. */
export function useOpenQuestion(moduleNumber: number | null): { position: number; count: number } | null {
  const [of, position, count] = useOwnNumbers('openQuestion') ?? []
  return of === moduleNumber && position && count ? { position, count } : null
}
