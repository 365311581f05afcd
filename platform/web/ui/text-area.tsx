import { type TextareaHTMLAttributes, useId } from 'react'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  readonly label: string
  readonly name: string
  readonly hint: string
}

/** For a few sentences. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      <textarea
        rows={3}
        dir="auto"
        {...area}
        id={id}
        aria-describedby={`${id}hint`}
        className="input h-auto py-2 whitespace-pre-wrap"
      />
      <p id={`${id}hint`} className="mt-1 text-sm text-soft">
        {hint}
      </p>
    </div>
  )
}

/** What was typed, as the one line that it is stored as. */
export const lineOf = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
