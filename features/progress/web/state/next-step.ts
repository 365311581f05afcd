import type { RowState } from './progress-rules.ts'

export type Step = 'class' | 'quiz'

interface Situation {
  readonly classState: RowState
  /** Questions of the quiz were answered before. */
  readonly hasBegun: boolean
}

/**
 * What is to be done next at the next stop: the class, until it was visited or its lesson was read; but a learner who has
 * begun the quiz is led there.
 */
export function nextStep({ classState, hasBegun }: Situation): Step {
  return classState === 'checked' || hasBegun ? 'quiz' : 'class'
}
