import type { FormEvent, ReactNode } from 'react'
import { Button, type ButtonLook } from '#platform/web/ui/button.tsx'
import * as text from './practice.en.ts'

interface FormProps {
  readonly className?: string
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly children: ReactNode
}

/** Nothing of it is sent. */
export const Form = ({ className = 'gap-4', onSubmit, children }: FormProps) => (
  <form
    className={`grid grid-cols-1 ${className}`}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit(event)
    }}
  >
    {children}
  </form>
)

interface WideButtonProps {
  /** “Go on” where there are none. */
  readonly words?: string | false
  readonly look?: ButtonLook
  readonly className?: string
  readonly isOff?: boolean
  /** Where there is none, the button submits the form that it is in. */
  readonly onPress?: () => void
}

/** The button that leads on, as wide as its part. */
export const WideButton = ({ words, look, className = '', isOff, onPress }: WideButtonProps) => (
  <Button
    type={onPress ? 'button' : 'submit'}
    look={look ?? 'solid'}
    className={`w-full ${className}`}
    disabled={isOff}
    onClick={onPress}
  >
    {words || text.goOn}
  </Button>
)
