import { type ReactNode, useEffect, useId, useRef } from 'react'
import * as text from './practice.en.ts'

interface ExerciseStepProps {
  /** From 1 on; another one brings the step into view and gives it the focus. */
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly children: ReactNode
}

/** One step of an exercise: where one is, what to do, and what to do it with. */
export function ExerciseStep({ step, steps, title, children }: ExerciseStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const id = useId()
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
  }, [step])
  return (
    <section className="practice-part" aria-labelledby={id}>
      <p className="practice-place">
        <span className="text-soft">{text.stepOf(step, steps)}</span>
        <span aria-hidden="true" className="practice-meter">
          {Array.from({ length: steps }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are these places
            <span key={index} data-done={index < step || undefined} />
          ))}
        </span>
      </p>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
