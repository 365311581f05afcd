import type { RowState } from './progress-rules.ts'

export type Step = 'class' | 'quiz'

interface Situation {
  readonly classState: RowState
  readonly isLessonRead: boolean
  /** Questions of the quiz were answered before. */
  readonly hasBegun: boolean
}

/**
 * What is to be done next at the next stop: the class, until it was visited; but a learner who has read the lesson, which
 * says the same and ends at the quiz, or has begun that, is led there.
 */
export function nextStep({ classState, isLessonRead, hasBegun }: Situation): Step {
  return classState === 'checked' || isLessonRead || hasBegun ? 'quiz' : 'class'
}
