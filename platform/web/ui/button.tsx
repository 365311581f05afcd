import type { ButtonHTMLAttributes, Ref } from 'react'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `outline` for what is not the main action, `danger` for what takes something away. */
  readonly look?: ButtonLook
  readonly ref?: Ref<HTMLButtonElement> | undefined
  /** Work is under way: the button keeps its focus and says so, but does nothing. */
  readonly busy?: boolean
}

export type ButtonLook = 'solid' | 'outline' | 'danger'

const looks: Readonly<Record<ButtonLook, string>> = {
  solid: 'btn btn-primary',
  outline: 'btn btn-outline',
  danger: 'btn btn-error',
}

export const buttonClass = (look: ButtonLook = 'solid') => looks[look]

/** `type` is `button` by default, so that none submits a form by accident. */
export function Button({
  look,
  busy = false,
  className = '',
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={`${buttonClass(look)} ${className}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  )
}
