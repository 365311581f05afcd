import type { Dispatch } from 'react'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import * as text from './exercise.en.ts'
import { type Action, canMove, fateOf, offered, places, type State } from './wallet.ts'

interface WordsProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** The recovery phrase, as it is shown once. */
export const NewWords = ({ dispatch }: Pick<WordsProps, 'dispatch'>) => (
  <div className="ways">
    <h3 tabIndex={-1}>{text.phrase.title}</h3>
    <p>{text.phrase.words}</p>
    <Paper />
    <Button className="w-full" onClick={() => dispatch({ type: 'go-on' })}>
      {text.phrase.button}
    </Button>
  </div>
)

const Paper = () => (
  <ol className="word-paper">
    {text.recoveryWords.map((word) => (
      <li key={word}>{word}</li>
    ))}
  </ol>
)

export const Places = ({ state, dispatch }: WordsProps) => (
  <div className="ways">
    <h3 tabIndex={-1} id="word-places">
      {text.placesTitle}
    </h3>
    <fieldset className="word-places" aria-labelledby="word-places">
      {places.map((place) => (
        <label key={place} className="practice-choice">
          <input
            type="checkbox"
            checked={state.kept.includes(place)}
            onChange={() => dispatch({ type: 'toggle-place', place })}
          />
          {text.places[place]}
        </label>
      ))}
    </fieldset>
    <Button
      className="w-full"
      disabled={!canMove(state, 'go-on')}
      onClick={() => dispatch({ type: 'go-on' })}
    >
      {text.live}
    </Button>
  </div>
)

/** What the year does to the words: each event, and whether the learner is none the worse for it. */
export function yearOf({ kept }: State): { readonly words: string; readonly isGood: boolean }[] {
  const fate = fateOf(kept)
  const isDry = kept.includes('second')
  return [
    { words: fate === 'stolen' ? text.march.stolen : text.march.safe, isGood: fate !== 'stolen' },
    { words: text.june[isDry ? 'second' : fate === 'stolen' ? 'online' : 'lost'], isGood: isDry },
    ...(kept.includes('memory') ? [{ words: text.memory, isGood: false }] : []),
  ]
}

/** The words in another order, to be tapped in the right one. A second tap takes a word back. */
export const Restore = ({ state, dispatch }: WordsProps) => (
  <div className="ways">
    <div className="word-phone">
      <h3 tabIndex={-1}>{text.phone}</h3>
      <p role="status">
        {text.typed}{' '}
        <strong>
          {state.typed
            .map((word, place) => text.wordAt(place + 1, text.recoveryWords[word] ?? ''))
            .join(' ') || text.none}
        </strong>
      </p>
      <ul aria-label={text.pick}>
        {offered.map((word) => {
          const place = state.typed.indexOf(word)
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={place >= 0}
                onClick={() => dispatch({ type: 'toggle-word', word })}
              >
                {text.recoveryWords[word]}
                {place >= 0 && <span aria-hidden="true">{place + 1}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      <Button
        className="w-full"
        disabled={!canMove(state, 'go-on')}
        onClick={() => dispatch({ type: 'go-on' })}
      >
        {text.open}
      </Button>
    </div>
    <details className="word-peek">
      <summary>
        {text.paper} <ChevronDownIcon className="size-5" />
      </summary>
      <Paper />
    </details>
  </div>
)
