import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { OptionField } from '../parts/option-field.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { canGoOn } from './badge.ts'
import { BadgeDrawing } from './badge-card.tsx'
import type { StepProps } from './claim-step.tsx'
import * as text from './exercise.en.ts'
import { outcomeOf, pictures, places } from './storage.ts'

interface MakeStepProps extends StepProps {
  /** Absent once the exercise is finished. */
  readonly onDone: (() => void) | undefined
}

/** A picture and a place for it, and ten years that try them. */
export function MakeStep({ state, dispatch, onDone }: MakeStepProps) {
  const { picture, place, isAged } = state
  const isGood = canGoOn(state)
  const tone = isGood ? 'right' : 'wrong'
  const shown = isGood ? 'whole' : 'missing'
  const outcome = isAged && picture && place ? text.outcomes[outcomeOf(picture, place)] : undefined
  function submit(event: FormEvent) {
    event.preventDefault()
    dispatch({ type: 'age' })
  }
  return (
    <form className="practice-form" onSubmit={submit}>
      <OptionField
        legend={text.whichPicture}
        options={pictures.map((value) => ({ value, ...text.pictures[value] }))}
        chosen={picture}
        onChoose={(value) => dispatch({ type: 'picture', picture: value })}
      />
      <OptionField
        legend={text.whichPlace}
        options={places.map((value) => ({ value, ...text.places[value] }))}
        chosen={place}
        onChoose={(value) => dispatch({ type: 'place', place: value })}
      />
      <Button
        type="submit"
        className="w-full"
        look={isGood ? 'outline' : 'solid'}
        disabled={!picture || !place}
      >
        {text.age}
      </Button>
      <div role="status">
        {outcome && (
          <ResultNote tone={tone} title={outcome.title}>
            <BadgeDrawing shown={shown} />
            <p>{outcome.words}</p>
          </ResultNote>
        )}
      </div>
      {isGood && onDone && (
        <Button className="w-full" onClick={onDone}>
          {text.finish}
        </Button>
      )}
    </form>
  )
}
