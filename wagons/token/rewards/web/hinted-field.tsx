import { useEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '#platform/web/ui/text-field.tsx'

interface HintedFieldProps extends TextFieldProps {
  readonly looksRight: (value: string) => boolean
  readonly advice: string
  /** What the field is for, as long as nothing looks wrong. */
  readonly hint: string
}

export function HintedField({ looksRight, advice, hint, ...field }: HintedFieldProps) {
  const [isDoubtful, setDoubtful] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const doubts = (value: string) => value.trim() !== '' && !looksRight(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed and left before the page listened
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) setDoubtful(doubts(input.current.value))
  }, [])
  return (
    <TextField
      {...field}
      ref={input}
      hint={isDoubtful ? advice : hint}
      room={advice}
      onBlur={(event) => setDoubtful(doubts(event.target.value))}
      onChange={(event) => isDoubtful && setDoubtful(doubts(event.target.value))}
    />
  )
}

/** Whether a text could be an e-mail address: enough to spot a mistake, never enough to refuse (S5.9). */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text.trim())
}

/** Whether a text could be an EVM address, or a name that stands for one (`name.eth`). */
export function looksLikeEvmAddress(text: string): boolean {
  return /^(0x[0-9a-f]{40}|[^\s.]+(\.[^\s.]+)+)$/i.test(text.trim())
}
