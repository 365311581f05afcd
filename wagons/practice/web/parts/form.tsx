import type { ComponentProps, Ref } from 'react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import { type Verdict, VerdictSheet } from '#platform/web/ui/verdict-sheet.tsx'
import * as text from './practice.en.ts'

/** Nothing of it is sent. */
export const Form = ({ className = 'gap-4', onSubmit, ...props }: ComponentProps<'form'>) => (
  <form
    {...props}
    className={`grid grid-cols-1 ${className}`}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit?.(event)
    }}
  />
)

interface WideButtonProps {
  /** “Next” where there are none. */
  readonly words?: string | false
  readonly look?: ButtonLook
  readonly isOff?: boolean
  readonly ref?: Ref<HTMLButtonElement> | undefined
  /** What became of the act before, above the button. */
  readonly verdict?: Verdict | undefined
  /** Where there is none, the button submits the form that it is in. */
  readonly onPress?: () => void
}

/** A button as wide as its part. The one that leads on is at the foot of the screen, the others where they stand. */
export function WideButton({ words, look = 'solid', isOff, ref, verdict, onPress }: WideButtonProps) {
  const button = (
    <Button
      ref={ref}
      type={onPress ? 'button' : 'submit'}
      look={look}
      className="w-full flex-none"
      disabled={isOff}
      onClick={onPress}
    >
      {words || text.goOn}
    </Button>
  )
  return look === 'solid' ? <VerdictSheet {...verdict}>{button}</VerdictSheet> : button
}
