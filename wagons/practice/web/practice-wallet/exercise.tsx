import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { Choices } from '../parts/choices.tsx'
import { makeExercise } from '../parts/exercise.tsx'
import { ChatDrawing, type SceneResult, SceneView, WayCard, Ways } from '../parts/few/scenes.tsx'
import { WalletWindow } from '../parts/few/wallet-window.tsx'
import { WideButton } from '../parts/form.tsx'
import { goOn } from '../parts/practice.en.ts'
import * as text from './exercise.en.ts'
import { InboxStep, PhoneDrawing } from './inbox-step.tsx'
import {
  beginning,
  canMove,
  fateOf,
  type Move,
  next,
  offered,
  type Props,
  places,
  type State,
  stepOf,
} from './wallet.ts'
import './practice-wallet.css'

function SceneStep(props: Props) {
  const { state, act } = props
  const move = canMove(state, 'go-on') ? 'go-on' : 'go-back'
  return (
    <SceneView scene={state.scene} result={resultOf(state)} onGo={() => act('go', move)}>
      <Place {...props} />
    </SceneView>
  )
}

function Place(props: Props) {
  const take = (move: Move) => () => props.act('go', move)
  switch (props.state.scene) {
    case 'begin':
      return (
        <Ways title={text.begin.title}>
          <WayCard Drawing={PhoneDrawing} {...text.begin.made} onTake={take('take-new')} />
          <WayCard Drawing={ChatDrawing} {...text.begin.given} onTake={take('take-given')} />
        </Ways>
      )
    case 'words':
      return <NewWords {...props} />
    case 'places':
      return <Places {...props} />
    case 'restore':
      return <Restore {...props} />
    case 'meeting':
      return (
        <Ways title={text.meeting.title}>
          <WayCard Drawing={ChatDrawing} {...text.meeting.tell} onTake={take('tell-words')} />
          <WayCard Drawing={PhoneDrawing} {...text.meeting.open} onTake={take('open-window')} />
        </Ways>
      )
    case 'message':
      return <WalletWindow words={text.message} onSign={take('sign')} onRefuse={take('refuse')} />
    default:
      return null
  }
}

function resultOf(state: State): SceneResult | undefined {
  if (state.scene !== 'year') return results[state.scene]
  const fate = fateOf(state.kept)
  const list = yearOf(state)
  return fate === 'safe'
    ? { look: 'right', title: text.yearTitles.safe, list, button: goOn }
    : { look: 'wrong', title: text.yearTitles[fate], list, button: text.again }
}

const results: Readonly<Partial<Record<State['scene'], SceneResult>>> = {
  given: { ...text.given, look: 'wrong' },
  'not-restored': { ...text.notRestored, look: 'plain' },
  restored: { ...text.restored, look: 'right' },
  told: { ...text.told, look: 'wrong' },
  signed: { ...text.signed, look: 'right' },
  unsigned: { ...text.unsigned, look: 'plain' },
}

/** The recovery phrase, as it is shown once. */
const NewWords = ({ act }: Props) => (
  <Ways title={text.phrase.title}>
    <p>{text.phrase.words}</p>
    <Paper />
    <WideButton words={text.phrase.button} onPress={() => act('go', 'go-on')} />
  </Ways>
)

/** Lines of a note book, with a number before each word. */
const Paper = () => (
  <ol className="grid list-decimal grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 rounded-s-sm rounded-se-[1.25rem] rounded-ee-sm border border-field bg-paper ps-11 pe-5 pt-2 pb-4">
    {text.recoveryWords.map((word) => (
      <li
        key={word}
        className="border-season border-b px-1 pt-2 pb-1 font-semibold text-[1.125rem] marker:font-normal marker:text-soft"
      >
        {word}
      </li>
    ))}
  </ol>
)

const Places = ({ state, act }: Props) => (
  <Ways title={text.placesTitle}>
    <Choices
      legend={text.placesTitle}
      legendLook="sr-only"
      box="size-[1.4rem]"
      options={places}
      words={(place) => text.places[place]}
      chosen={state.kept}
      onChoose={(place) => act('keep', place)}
    />
    <WideButton isOff={!canMove(state, 'go-on')} words={text.live} onPress={() => act('go', 'go-on')} />
  </Ways>
)

/** What the year does to the words: each event, and whether the learner is none the worse for it. */
function yearOf({ kept }: State): { readonly words: string; readonly isGood: boolean }[] {
  const fate = fateOf(kept)
  const isDry = kept.includes('second')
  return [
    { words: fate === 'stolen' ? text.march.stolen : text.march.safe, isGood: fate !== 'stolen' },
    { words: text.june[isDry ? 'second' : fate === 'stolen' ? 'online' : 'lost'], isGood: isDry },
    ...(kept.includes('memory') ? [{ words: text.memory, isGood: false }] : []),
  ]
}

/** The words in another order, to be tapped in the right one. A second tap takes a word back. */
const Restore = ({ state, act }: Props) => (
  <div className="grid gap-3">
    <div className="grid gap-3 rounded-[1.75rem] border-[3px] border-season px-4 pt-6 pb-4">
      <h3 tabIndex={-1} className="text-[1.375rem]">
        {text.phone}
      </h3>
      <p role="status">
        {text.typed}{' '}
        <strong>
          {state.typed
            .map((word, place) => text.wordAt(place + 1, text.recoveryWords[word] ?? ''))
            .join(' ') || text.none}
        </strong>
      </p>
      <ul
        aria-label={text.pick}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-[0.6rem] sm:grid-cols-[repeat(3,1fr)]"
      >
        {offered.map((word) => {
          const place = state.typed.indexOf(word)
          return (
            <li key={word}>
              <button
                type="button"
                aria-pressed={place >= 0}
                className="flex min-h-12 w-full cursor-pointer flex-wrap items-center justify-center gap-x-[0.6rem] gap-y-1 rounded-xl border border-field px-3 py-[0.3rem] font-semibold aria-pressed:bg-season-tint aria-pressed:[box-shadow:inset_0_0_0_1.5px_var(--season)]"
                onClick={() => act('tap', word)}
              >
                {text.recoveryWords[word]}
                {place >= 0 && (
                  <span
                    aria-hidden="true"
                    className="grid size-[1.6rem] flex-none place-items-center rounded-full bg-season text-[0.9375rem] text-card"
                  >
                    {place + 1}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      <WideButton isOff={!canMove(state, 'go-on')} words={text.open} onPress={() => act('go', 'go-on')} />
    </div>
    <details className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 underline">
        {text.paper} <ChevronDownIcon className="size-5 group-open:rotate-180" />
      </summary>
      <Paper />
    </details>
  </div>
)

/** Module 3: a wallet is made, its words are kept and used, a message is signed, an inbox is sorted. */
export const exercise = makeExercise({
  intro: text.intro,
  titles: text.titles,
  tasks: text.tasks,
  parts: { make: SceneStep, keep: SceneStep, restore: SceneStep, show: SceneStep, sort: InboxStep },
  stepOf: ({ scene }) => stepOf(scene),
  beginning,
  next,
  achieved: text.achieved,
  forReal: text.forReal,
})
