import type { ComponentType } from 'react'

export interface ExerciseProps {
  /** Called once, at the end of the last step. */
  readonly onFinish: () => void
}

/** What is fetched when an exercise is opened; its title is known before (`exercise-list.ts`). */
export interface Exercise {
  /** What the exercise is about, in a sentence or two. */
  readonly intro: string
  /** What this browser lacks for it, and what to do about that; undefined where it lacks nothing. */
  readonly missing?: string | undefined
  readonly Steps: ComponentType<ExerciseProps>
  /** What one would do for real, one piece of advice each. */
  readonly forReal: readonly string[]
}
