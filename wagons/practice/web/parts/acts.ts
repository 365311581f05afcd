/** What can be done in an exercise: each act makes the state that follows, from the one before and from what was chosen. */
export type Acts<S> = Readonly<Record<string, (state: S, ...chosen: never[]) => S>>

/** The name of an act, and what was chosen. */
export type ActionOf<A> = {
  [N in keyof A]: A[N] extends (state: never, ...chosen: infer C) => unknown ? readonly [N, ...C] : never
}[keyof A]

/** What a step is made with: the state of an exercise, and what can be done in it. */
export interface StepProps<S, A> {
  readonly state: S
  readonly act: (...action: ActionOf<A>) => void
  /** Ends the exercise; undefined once it has been called. */
  readonly onDone: (() => void) | undefined
}

export const reducerOf =
  <S, A extends Acts<S>>(acts: A) =>
  (state: S, [name, ...chosen]: ActionOf<A>): S =>
    acts[name]?.(state, ...(chosen as never[])) ?? state

/** The last one has none after it. */
export const stepAfter = <T>(steps: readonly T[], step: T): T => steps[steps.indexOf(step) + 1] ?? step

export const toggle = <T>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

/** The step to which a scene belongs. */
export const stepWith = <Step extends string>(
  steps: Readonly<Record<Step, readonly string[]>>,
  scene: string,
): Step => (Object.keys(steps) as Step[]).find((step) => steps[step].includes(scene)) as Step
