import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { ActionOf, StepProps } from './acts.ts'
import * as text from './practice.en.ts'

/** What is fetched when an exercise is opened; its title is known before (`exercise-list.ts`). */
export interface Exercise {
  /** What the exercise is about, in a sentence or two. */
  readonly intro: string
  /** What this browser lacks for it, and what to do about that; undefined where it lacks nothing. */
  readonly missing?: string | undefined
  readonly Steps: ComponentType<Pick<StepProps<unknown, unknown>, 'onDone'>>
  /** What the learner has done with it, or can do now, in a few words. */
  readonly achieved: string
  /** A picture of that, beside the stamp. */
  readonly Glad?: ComponentType | undefined
  /** What one would do for real, one piece of advice each. */
  readonly forReal: readonly string[]
}

interface Plan<S, A, Step extends string> extends Omit<Exercise, 'missing' | 'Steps'> {
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
  const { titles, tasks, parts, Below, stepOf, beginning, next, ...about } = plan
  const steps = Object.keys(parts)
  const Steps: Exercise['Steps'] = ({ onDone }) => {
    const [state, dispatch] = useReducer(next, beginning)
    const step = stepOf(state)
    const Part: ComponentType<StepProps<S, A>> = parts[step]
    const props: StepProps<S, A> = { state, act: (...action) => dispatch(action), onDone }
    return (
      <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={titles[step]}>
        <p>{tasks[step]}</p>
        {/* Over what stands above them, the button at the foot never lies. */}
        <div className="grid grid-cols-1 gap-4">
          <Part key={step} {...props} />
          {Below && <Below {...props} />}
        </div>
      </ExerciseStep>
    )
  }
  return { ...about, Steps }
}

interface ExerciseStepProps {
  /** From 1 on; another one brings the step into view and gives it the focus. */
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly children: ReactNode
}

export const partLook =
  'practice-part mt-4 grid grid-cols-1 gap-3 sm:gap-4 rounded-[1.25rem] border border-line bg-card px-[clamp(1rem,4vw,2rem)] py-[clamp(1.1rem,4vw,1.75rem)] [box-shadow:var(--lift)]'

/** One step of an exercise: where one is, what to do, and what to do it with. */
export function ExerciseStep({ step, steps, title, children }: ExerciseStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const results = useResultsInView(section)
  const [begun, setBegun] = useState(0)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // What the new step says at first is where it belongs.
    results.current?.takeRecords()
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [step, results])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press what is within, whose click begins the step
    <section
      ref={section}
      className={partLook}
      aria-labelledby={id}
      data-begun={begun === step || undefined}
      onClick={() => setBegun(step)}
      onInput={() => setBegun(step)}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="text-soft">{text.stepOf(step, steps)}</span>
        <span aria-hidden="true" className="flex gap-1.5">
          {Array.from({ length: steps }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps are these places
              key={index}
              className="size-3.5 rounded-full border-2 border-field data-done:border-season data-done:bg-season data-now:border-4 data-now:border-season"
              data-done={index < step - 1 || undefined}
              data-now={index === step - 1 || undefined}
            />
          ))}
        </span>
      </p>
      <h2 id={id} ref={heading} tabIndex={-1} className="text-[1.75rem]">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** What is read out is brought into view too: from its beginning, where it is higher than the screen. */
function useResultsInView(section: RefObject<HTMLElement | null>) {
  const observer = useRef<MutationObserver>(null)
  useEffect(() => {
    const statusOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[role=status]:not(.verdict-sheet *)')
    const results = new MutationObserver((changes) => {
      const told = changes
        .flatMap(({ target, addedNodes }) => [target, ...addedNodes])
        .map(statusOf)
        .findLast((status) => status?.textContent)
      const shown = document.activeElement?.closest('.result-note') ?? told
      if (!shown) return
      const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(shown)
      const margins = Number.parseFloat(scrollMarginTop) + Number.parseFloat(scrollMarginBottom)
      const isHigher = shown.clientHeight + margins > innerHeight
      shown.scrollIntoView({ block: isHigher ? 'start' : 'nearest' })
    })
    if (section.current)
      results.observe(section.current, { childList: true, characterData: true, subtree: true })
    observer.current = results
    return () => results.disconnect()
  }, [section])
  return observer
}

interface StepPartProps {
  /** Names what is shown now; another one brings its last heading (h3) into view and gives it the focus. */
  readonly shown: string
  readonly children: ReactNode
}

/** The part of a step that changes while the step stays, after which the button just pressed may be gone. */
export function StepPart({ shown, children }: StepPartProps) {
  const part = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const headings = part.current?.querySelectorAll('h3')
    headings?.[headings.length - 1]?.focus()
  }, [shown])
  return (
    <div ref={part} className="grid grid-cols-1 gap-4">
      {children}
    </div>
  )
}
