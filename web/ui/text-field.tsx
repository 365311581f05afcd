import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  readonly label: string
  readonly name: string
  /** Announced when it changes. */
  readonly hint?: string | undefined
  readonly end?: ReactNode
}

export function TextField({ label, hint, end, ...input }: TextFieldProps) {
  const id = useId()
  const field = { ...input, id, 'aria-describedby': hint === undefined ? undefined : `${id}hint` }
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      {end ? (
        <div className="input">
          <input {...field} />
          {end}
        </div>
      ) : (
        <input {...field} className="input" />
      )}
      {hint !== undefined && (
        <p id={`${id}hint`} aria-live="polite" className="mt-1 min-h-5 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
