import { useId } from 'react'
import { OptionRow } from './option-row.tsx'
import './practice-form.css'

interface Option<T extends string> {
  readonly value: T
  readonly name: string
  /** In small print below the name. */
  readonly about?: string
}

interface OptionFieldProps<T extends string> {
  readonly legend: string
  readonly options: readonly Option<T>[]
  readonly chosen: T | null | undefined
  readonly onChoose: (value: T) => void
}

/** Options of which one is chosen, in a form of the class `practice-form`. */
export function OptionField<T extends string>({ legend, options, chosen, onChoose }: OptionFieldProps<T>) {
  const field = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, name, about }) => (
        <OptionRow key={value} name={field} isChosen={chosen === value} onChoose={() => onChoose(value)}>
          {name}
          {about && <small>{about}</small>}
        </OptionRow>
      ))}
    </fieldset>
  )
}
