import { useState } from 'react'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

interface HintedFieldProps extends TextFieldProps {
  readonly looksRight: (value: string) => boolean
  /**
   * Said when a filled-in value does not look right. It stands in nobody's way: one short line, so that the button
   * below does not move from under a pointer that is about to click it.
   */
  readonly advice: string
}

/** A field that gives a hint once the person has left it, and takes it back as soon as the value looks right. */
export function HintedField({ looksRight, advice, ...field }: HintedFieldProps) {
  const [isDoubtful, setDoubtful] = useState(false)
  const doubts = (value: string) => value.trim() !== '' && !looksRight(value)
  return (
    <TextField
      {...field}
      hint={isDoubtful ? advice : ''}
      onBlur={(event) => setDoubtful(doubts(event.target.value))}
      onChange={(event) => isDoubtful && setDoubtful(doubts(event.target.value))}
    />
  )
}
