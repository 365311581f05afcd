import { type ReactNode, useId } from 'react'
import { stations } from '#features/modules/web/stations.ts'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { type LearnerChoice, moduleSteps, optionOf, sorts, wholeSteps } from './learner-choice.ts'
import * as text from './learners.en.ts'

/** Of the form that searches. */
export function FilterFields({ choice }: { readonly choice: LearnerChoice }) {
  return (
    <div className="grid flex-[1_0_100%] grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-3">
      <Choice label={text.where} name="at" value={optionOf(choice)}>
        <option value="">{text.everyone}</option>
        {wholeSteps.map((step) => (
          <option key={step} value={step}>
            {text.wholeSteps[step]}
          </option>
        ))}
        {stations.map(({ number, name }) => (
          <optgroup key={number} label={`${number} · ${name}`}>
            {moduleSteps.map((step) => (
              <option key={step} value={`${step} ${number}`}>
                {text.moduleSteps[step](number)}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <TextField
        label={text.inactiveSince}
        name="inactiveSince"
        type="date"
        defaultValue={choice.inactiveSince ?? ''}
      />
      <Choice label={text.sortedBy} name="sort" value={choice.sort ?? 'latest'}>
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text.sorts[sort]}
          </option>
        ))}
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly children: ReactNode
}

function Choice({ label, name, value, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="mb-4">
      <label htmlFor={id} className="mb-1 block text-sm text-soft">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="input appearance-auto">
        {children}
      </select>
    </div>
  )
}
