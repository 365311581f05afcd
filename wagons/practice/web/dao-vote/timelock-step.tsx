import { StepPart } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import {
  type Deed,
  deeds,
  endingOf,
  hoursLeft,
  hoursOf,
  isSigner,
  keyHolders,
  type Props,
  signaturesOf,
  timelock,
} from './dao.ts'
import * as text from './exercise.en.ts'
import { Bar } from './token-bar.tsx'

/** What can still be done between the vote and the payment. */
export function TimelockStep(props: Props) {
  const { state, act } = props
  const ending = endingOf(state.deeds)
  const isStopped = ending === 'stopped'
  return (
    <StepPart shown={String(ending)}>
      <Clock done={state.deeds} />
      {!ending && (
        <div className="grid grid-cols-1 gap-3">
          <h3 tabIndex={-1} className="text-[1.375rem]/[1.2]">
            {text.whatNow}
          </h3>
          {deeds.map((deed) => (
            <DeedCard key={deed} deed={deed} {...props} />
          ))}
        </div>
      )}
      <div role="status">
        {ending && <ResultNote look={isStopped ? 'right' : 'wrong'} {...text.endings[ending]} />}
      </div>
      {ending && (
        <WideButton words={!isStopped && text.turnBack} onPress={() => act(isStopped ? 'goOn' : 'goBack')} />
      )}
    </StepPart>
  )
}

function DeedCard({ deed, state, act }: Props & { readonly deed: Deed }) {
  const isDone = state.deeds.includes(deed)
  return (
    <div>
      <button
        type="button"
        className="flex min-h-13 w-full scroll-mt-44 scroll-mb-4 cursor-pointer flex-wrap gap-x-3 rounded-[0.875rem] border border-field bg-paper px-[min(1rem,4vw)] py-[0.6rem] text-start wrap-anywhere aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:bg-transparent"
        aria-disabled={isDone || undefined}
        onClick={() => act('do', deed)}
      >
        <strong className="flex-[1_1_7rem]">{text.deeds[deed].name}</strong>
        <span className="self-start whitespace-nowrap rounded-2xl border border-season bg-season-tint px-2">
          {text.takes(hoursOf[deed])}
        </span>
        <small className="w-full text-[0.9375rem]/[1.35] text-soft">{text.deeds[deed].about}</small>
      </button>
      <p role="status" className={isDone ? 'border-season border-s-4 px-4 py-2' : undefined}>
        {isDone && text.deedResults[deed]}
      </p>
    </div>
  )
}

/** The hours that are left and the keys that have signed; both stand there in words too. */
function Clock({ done }: { readonly done: readonly Deed[] }) {
  const hours = hoursLeft(done)
  // Still in view beside the last deeds, where the window is high enough for both; large text lets it scroll away.
  return (
    <div
      data-clock
      className="sticky top-[min(0.5rem,100vh-38rem)] z-1 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-4 gap-y-1 rounded-2xl border-2 border-season bg-card px-4 py-3 font-semibold"
    >
      <p>{text.clock(hours)}</p>
      <p>{text.signatures(signaturesOf(done))}</p>
      <Bar percent={(hours / timelock) * 100} />
      <div className="flex gap-1">
        {keyHolders.map((holder) => (
          <KeyDrawing key={holder} fate={fateOf(holder, done)} />
        ))}
      </div>
    </div>
  )
}

const marks = { open: '', signed: 'm27 21 4 4 7-8', silent: 'm28 17 8 8m0-8-8 8' }
type KeyFate = keyof typeof marks

function fateOf(holder: Deed, done: readonly Deed[]): KeyFate {
  if (!done.includes(holder)) return 'open'
  return isSigner(holder) ? 'signed' : 'silent'
}

const KeyDrawing = ({ fate }: { readonly fate: KeyFate }) => (
  <svg
    viewBox="0 0 40 28"
    aria-hidden="true"
    data-fate={fate}
    className="w-10 min-w-0 text-soft data-[fate=signed]:text-(--right) data-[fate=silent]:text-wrong"
  >
    <g fill="none" stroke="currentColor" strokeWidth="2.500" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="8" cy="11" r="5" />
      <path d="M13 11h13v5m-5-5v3.500" />
      <path d={marks[fate]} strokeWidth="3.500" />
    </g>
  </svg>
)
