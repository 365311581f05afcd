import { Button } from '#platform/web/ui/button.tsx'
import { StepPart } from '../parts/exercise.tsx'
import { WideButton } from '../parts/form.tsx'
import { ResultNote } from '../parts/result-note.tsx'
import { canGoOn, canMove, holderOf, type Props, type State, tieOf, type Wallet, wallets } from './badge.ts'
import * as text from './exercise.en.ts'

const tones = { apart: 'right', together: 'plain', tied: 'wrong' } as const

/** A block explorer, in which both addresses are looked up. */
export function RecordStep(props: Props) {
  const { state } = props
  const tie = tieOf(state)
  const isOver = canGoOn(state)
  return (
    <StepPart shown={String(isOver && tie)}>
      <div className="grid grid-cols-1 gap-3">
        {wallets.map((wallet) => (
          <AddressCard key={wallet} wallet={wallet} {...props} />
        ))}
      </div>
      <div role="status">{isOver && <ResultNote look={tones[tie]} {...text.ties[tie]} />}</div>
      {isOver && <Ways {...props} />}
    </StepPart>
  )
}

function AddressCard({ wallet, state, act }: Props & { readonly wallet: Wallet }) {
  const { name, address } = text.wallets[wallet]
  const isLookedUp = state.lookedUp.includes(wallet)
  return (
    <section
      aria-label={name}
      className="grid gap-2 rounded-2xl border border-field bg-paper px-[min(1rem,3vw)] py-3"
    >
      <p className="font-semibold">
        {name} <code dir="ltr">{address}</code>
      </p>
      <Button look="outline" onClick={() => act('lookUp', wallet)}>
        {text.lookUp} <span className="sr-only">{name}</span>
      </Button>
      <div role="status">{isLookedUp && <Found wallet={wallet} state={state} />}</div>
    </section>
  )
}

function Found({ wallet, state }: { readonly wallet: Wallet; readonly state: State }) {
  const assets = [
    ...(wallet === 'main' ? [text.money] : []),
    ...(holderOf(state) === wallet ? [text.badge] : []),
  ]
  const entries = entriesOf(wallet, state)
  if (entries.length === 0) return <p>{text.empty}</p>
  return (
    <dl>
      <Lines name={text.has} lines={assets} />
      <Lines name={text.entries} lines={entries} />
    </dl>
  )
}

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => (
  <>
    <dt className="text-[0.875rem] text-soft not-first:mt-3">{name}</dt>
    {lines.map((line) => (
      <dd key={line} className="wrap-anywhere border-field border-b border-dashed py-1">
        {line}
      </dd>
    ))}
  </>
)

/** The oldest first. */
function entriesOf(at: Wallet, { wallet, isMoved }: State): readonly string[] {
  const { pay, claim, sent, received } = text.entry
  const claimed = wallet === at ? [claim] : []
  if (at === 'main') return [pay, ...claimed, ...(isMoved ? [sent] : [])]
  return [...claimed, ...(isMoved ? [received] : [])]
}

function Ways({ state, act }: Props) {
  const isApart = tieOf(state) === 'apart'
  return (
    <>
      {canMove(state) && <WideButton look="outline" words={text.move} onPress={() => act('move')} />}
      {!isApart && <WideButton look="outline" words={text.turnBack} onPress={() => act('turnBack')} />}
      <WideButton words={!isApart && text.goOnSo} onPress={() => act('goOn')} />
    </>
  )
}
