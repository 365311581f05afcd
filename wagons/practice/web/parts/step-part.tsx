import { type ReactNode, useEffect, useRef } from 'react'

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
  return <div ref={part}>{children}</div>
}
