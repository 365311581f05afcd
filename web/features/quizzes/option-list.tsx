interface OptionListProps {
  readonly name: string
  readonly options: readonly string[]
  readonly selected: string
  readonly onSelect: (option: string) => void
}

/** The options of a question as native radios, each with the number key that selects it. */
export function OptionList({ name, options, selected, onSelect }: OptionListProps) {
  return (
    <div className="grid gap-2.5 px-5 py-5 sm:px-7">
      {options.map((option, index) => (
        <label key={option} className="option">
          <input
            type="radio"
            className="radio"
            name={name}
            value={option}
            checked={option === selected}
            onChange={() => onSelect(option)}
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
