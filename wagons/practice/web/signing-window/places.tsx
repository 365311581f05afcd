import { type Dispatch, useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { BookmarkDrawing, ChatDrawing } from '../parts/drawings.tsx'
import { OptionRow } from '../parts/option-row.tsx'
import { SiteBar, WindowLine } from '../parts/wallet-window.tsx'
import { WayCard } from '../parts/way-card.tsx'
import * as text from './exercise.en.ts'
import { type Action, canMove, type Fate, oldApprovals, readLimit, type State } from './signing.ts'
import { amount, windows } from './windows.en.ts'

interface PlaceProps {
  readonly state: State
  readonly dispatch: Dispatch<Action>
}

/** Two links to what calls itself the same app. */
export const Doors = ({ dispatch }: Pick<PlaceProps, 'dispatch'>) => (
  <div className="ways">
    <h3 tabIndex={-1}>{text.doors.title}</h3>
    <WayCard
      Drawing={BookmarkDrawing}
      button={text.doors.openSaved}
      onTake={() => dispatch({ type: 'open-saved' })}
    >
      {text.doors.saved}
      <br />
      <bdi dir="ltr">{text.doors.savedSite}</bdi>
    </WayCard>
    <WayCard
      Drawing={ChatDrawing}
      button={text.doors.openChat}
      onTake={() => dispatch({ type: 'open-chat' })}
    >
      {text.doors.from} {text.doors.message}
      <br />
      <bdi dir="ltr">{text.doors.chatSite}</bdi>
    </WayCard>
  </div>
)

/** The amount of the approval, which the app proposes to leave open. */
export function Amount({ state: { limit }, dispatch }: PlaceProps) {
  const name = useId()
  const set = (typed: string | null) => dispatch({ type: 'set-limit', limit: typed })
  return (
    <>
      <WindowLine
        label={amount.label}
        value={limit === null ? amount.unlimited : limit || '–'}
        meaning={amount.meaning}
      />
      <fieldset className="grid gap-3 px-4 pt-1 pb-4">
        <legend className="sr-only">{amount.label}</legend>
        <OptionRow name={name} isChosen={limit === null} onChoose={() => set(null)}>
          {amount.unlimited}
        </OptionRow>
        <OptionRow name={name} isChosen={limit !== null} onChoose={() => set('')}>
          {amount.own}
        </OptionRow>
        {limit !== null && (
          <label>
            {amount.field}
            <input
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={limit}
              onChange={(event) => set(event.currentTarget.value)}
            />
            {readLimit(limit) === undefined && (
              <span className="mt-1 block text-sm text-soft">{amount.hint}</span>
            )}
          </label>
        )}
      </fieldset>
    </>
  )
}

export function Ballot({ state, dispatch }: PlaceProps) {
  const name = useId()
  return (
    <div className="wallet-window">
      <SiteBar site={windows.vote.site} />
      <div className="practice-question rounded-b-2xl border-field border-x border-b p-4">
        <fieldset>
          <legend>{text.ballot.title}</legend>
          {(['yes', 'no'] as const).map((vote) => (
            <OptionRow
              key={vote}
              name={name}
              isChosen={state.vote === vote}
              onChoose={() => dispatch({ type: 'choose', vote })}
            >
              {text.ballot[vote]}
            </OptionRow>
          ))}
        </fieldset>
        <Button
          className="w-full"
          disabled={!canMove(state, 'go-on')}
          onClick={() => dispatch({ type: 'go-on' })}
        >
          {text.ballot.send}
        </Button>
      </div>
    </div>
  )
}

const fates: readonly Fate[] = ['leave', 'disconnect', 'revoke']

export function Approvals({ state, dispatch }: PlaceProps) {
  const name = useId()
  return (
    <div className="grid gap-4">
      <h3 tabIndex={-1} className="scroll-my-24 text-[1.375rem]">
        {text.list}
      </h3>
      {oldApprovals.map((approval) => (
        <fieldset key={approval} className="grid gap-3 rounded-2xl border border-field px-4 pt-1 pb-4">
          <legend className="px-[0.4rem] font-display font-semibold text-[1.25rem]">
            <bdi>{text.approvals[approval].name}</bdi>
          </legend>
          <p>{text.approvals[approval].about}</p>
          {fates.map((fate) => (
            <OptionRow
              key={fate}
              name={`${name}${approval}`}
              isChosen={state.fates[approval] === fate}
              onChoose={() => dispatch({ type: 'decide', approval, fate })}
            >
              {text.fates[fate]}
            </OptionRow>
          ))}
        </fieldset>
      ))}
      <Button
        className="w-full"
        disabled={!canMove(state, 'go-on')}
        onClick={() => dispatch({ type: 'go-on' })}
      >
        {text.wait}
      </Button>
    </div>
  )
}
