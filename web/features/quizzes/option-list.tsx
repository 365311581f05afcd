interface OptionListProps {
  readonly name: string
  readonly options: readonly string[]
  readonly selected: string | undefined
  readonly language: string
  /** `place` counts from 0. */
  readonly onSelect: (place: number) => void
}

export function OptionList({ name, options, selected, language, onSelect }: OptionListProps) {
  return (
    <div lang={language} className="grid gap-2.5 px-5 py-5 sm:px-7">
      {options.map((option, index) => (
        <label key={option} className="option">
          <input
            type="radio"
            className="radio"
            name={name}
            value={option}
            checked={option === selected}
            onChange={() => onSelect(index)}
          />
          <span className="min-w-0 grow">{option}</span>
          <span aria-hidden="true" className="option-key">
            {index + 1}
          </span>
        </label>
      ))}
    </div>
  )
}
