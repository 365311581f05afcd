import * as text from './site.en.ts'

/** What a browser shows where no colour is set: the ink of the light theme. */
const ink = '#1d1b2c'

interface ColourPickerProps {
  /** As it is typed beside it, finished or not. */
  readonly value: string
  readonly onChange: (colour: string) => void
}

/** The browser's own, in step with the text beside it. */
export function ColourPicker({ value, onChange }: ColourPickerProps) {
  const typed = value.trim().toLowerCase()
  return (
    <input
      type="color"
      aria-label={text.pickColour}
      value={/^#[0-9a-f]{6}$/.test(typed) ? typed : ink}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="h-11 w-14 flex-none cursor-pointer rounded-field bg-transparent p-1 outline-offset-0 outline-ink focus-visible:outline-2"
    />
  )
}
