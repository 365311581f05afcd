import { Choices, Named } from '../parts/choices.tsx'
import { Form, WideButton } from '../parts/form.tsx'
import { finish } from '../parts/practice.en.ts'
import { ResultNote } from '../parts/result-note.tsx'
import { canGoOn, type Props } from './badge.ts'
import { BadgeDrawing } from './badge-card.tsx'
import * as text from './exercise.en.ts'
import { outcomeOf, pictures, places } from './storage.ts'

/** A picture and a place for it, and ten years that try them. */
export function MakeStep({ state, act, onDone }: Props) {
  const { picture, place, isAged } = state
  const isGood = canGoOn(state)
  const outcome = isAged && picture && place ? text.outcomes[outcomeOf(picture, place)] : undefined
  return (
    <Form className="gap-5" onSubmit={() => act('age')}>
      <Choices
        legend={text.whichPicture}
        options={pictures}
        words={(each) => <Named {...text.pictures[each]} />}
        chosen={picture}
        onChoose={(each) => act('picture', each)}
      />
      <Choices
        legend={text.whichPlace}
        options={places}
        words={(each) => <Named {...text.places[each]} />}
        chosen={place}
        onChoose={(each) => act('place', each)}
      />
      <WideButton look={isGood ? 'outline' : 'solid'} isOff={!picture || !place} words={text.age} />
      <div role="status">
        {outcome && (
          <ResultNote look={isGood ? 'right' : 'wrong'} {...outcome}>
            <BadgeDrawing shape={isGood ? 'whole' : 'missing'} />
          </ResultNote>
        )}
      </div>
      {isGood && onDone && <WideButton words={finish} onPress={onDone} />}
    </Form>
  )
}
