import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'
import * as text from './ui.en.ts'

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          aria-label={shown ? text.hidePassword : text.showPassword}
          onClick={() => setShown(!shown)}
          className="ms-auto min-h-11 cursor-pointer rounded-field px-4 text-sm text-soft hover:text-ink"
        >
          {shown ? text.hide : text.show}
        </button>
      }
    />
  )
}
