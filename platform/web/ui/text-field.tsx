import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string
  readonly name: string
  /** Announced when it changes. */
  readonly hint?: string | undefined
  /** A hint that may come: its room is kept, so that what is below does not move from under a press. */
  readonly room?: string
  readonly end?: ReactNode
  /** What is wrong with the value, and perhaps a link that helps; the field itself is focused by its form. */
  readonly error?: ReactNode
  readonly ref?: Ref<HTMLInputElement> | undefined
}

export function TextField({ label, hint, room, end, error, ...input }: TextFieldProps) {
  const id = useId()
  const described = [error && `${id}error`, hint !== undefined && `${id}hint`].filter(Boolean).join(' ')
  const field = {
    ...input,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      {end ? (
        <div className="input">
          <input {...field} className="h-[calc(3rem-2px)] w-20 flex-[1_1_5rem]" />
          {end}
        </div>
      ) : (
        <input {...field} className="input" />
      )}
      {error && (
        <p id={`${id}error`} className="field-error">
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} aria-live="polite" data-room={room} className="mt-1 flow-root text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
