import type { ComponentProps } from 'react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
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
  /** “Continue” where there are none. */
  readonly words?: string | false
  readonly look?: ButtonLook
  readonly className?: string
  readonly isOff?: boolean
  /** Where there is none, the button submits the form that it is in. */
  readonly onPress?: () => void
}

/** The button that leads on, as wide as its part. */
export const WideButton = ({ words, look = 'solid', className = '', isOff, onPress }: WideButtonProps) => (
  <Button
    type={onPress ? 'button' : 'submit'}
    look={look}
    className={`w-full ${className}`}
    disabled={isOff}
    onClick={onPress}
  >
    {words || text.goOn}
  </Button>
)
