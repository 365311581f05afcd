import { type ComponentType, useReducer } from 'react'
import type { ActionOf, StepProps } from './acts.ts'
import { ExerciseStep } from './exercise-step.tsx'

/** What is fetched when an exercise is opened; its title is known before (`exercise-list.ts`). */
export interface Exercise {
  /** What the exercise is about, in a sentence or two. */
  readonly intro: string
  /** What this browser lacks for it, and what to do about that; undefined where it lacks nothing. */
  readonly missing?: string | undefined
  readonly Steps: ComponentType<Pick<StepProps<unknown, unknown>, 'onDone'>>
  /** What one would do for real, one piece of advice each. */
  readonly forReal: readonly string[]
}

interface Plan<S, A, Step extends string> extends Pick<Exercise, 'intro' | 'forReal'> {
  readonly titles: Readonly<Record<Step, string>>
  readonly tasks: Readonly<Record<Step, string>>
  /** In the order of the steps. */
  readonly parts: Readonly<Record<Step, ComponentType<StepProps<S, A>>>>
  /** Below the part of each step. */
  readonly Below?: ComponentType<StepProps<S, A>>
  readonly stepOf: (state: S) => Step
  readonly beginning: S
  readonly next: (state: S, action: ActionOf<A>) => S
}

/** An exercise of several steps, each with a part of its own. */
export function makeExercise<S, A, Step extends string>(plan: Plan<S, A, Step>): Exercise {
  const { intro, forReal, titles, tasks, parts, Below, stepOf, beginning, next } = plan
  const steps = Object.keys(parts)
  const Steps: Exercise['Steps'] = ({ onDone }) => {
    const [state, dispatch] = useReducer(next, beginning)
    const step = stepOf(state)
    const Part: ComponentType<StepProps<S, A>> = parts[step]
    const props: StepProps<S, A> = { state, act: (...action) => dispatch(action), onDone }
    return (
      <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={titles[step]}>
        <p>{tasks[step]}</p>
        <Part key={step} {...props} />
        {Below && <Below {...props} />}
      </ExerciseStep>
    )
  }
  return { intro, Steps, forReal }
}
