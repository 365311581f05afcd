import { Choices } from '../parts/choices.tsx'
import { ChatDrawing, drawing, WayCard, Ways } from '../parts/few/scenes.tsx'
import { SiteBar, WindowLine } from '../parts/few/wallet-window.tsx'
import { WideButton } from '../parts/form.tsx'
import * as text from './exercise.en.ts'
import { canMove, type Fate, oldApprovals, type Props, readLimit } from './signing.ts'
import { amount, windows } from './windows.en.ts'

const BookmarkDrawing = drawing('M9 5h14v22l-7-5.500-7 5.500Z')

/** Two links to what calls itself the same app. */
export const Doors = ({ act }: Props) => (
  <Ways title={text.doors.title}>
    <WayCard
      Drawing={BookmarkDrawing}
      words={<Link words={text.doors.saved} site={text.doors.savedSite} />}
      button={text.doors.openSaved}
      onTake={() => act('go', 'open-saved')}
    />
    <WayCard
      Drawing={ChatDrawing}
      words={<Link words={`${text.doors.from} ${text.doors.message}`} site={text.doors.chatSite} />}
      button={text.doors.openChat}
      onTake={() => act('go', 'open-chat')}
    />
  </Ways>
)

const Link = ({ words, site }: { readonly words: string; readonly site: string }) => (
  <>
    {words}
    <br />
    <bdi dir="ltr">{site}</bdi>
  </>
)

const limits = ['unlimited', 'own'] as const

/** The amount of the approval, which the app proposes to leave open. */
export const Amount = ({ state: { limit }, act }: Props) => (
  <>
    <WindowLine
      label={amount.label}
      value={limit === null ? amount.unlimited : limit || '–'}
      meaning={amount.meaning}
    />
    <Choices
      legend={amount.label}
      legendLook="sr-only"
      className="gap-3 px-4 pt-1 pb-4"
      options={limits}
      words={(option) => amount[option]}
      chosen={limits[limit === null ? 0 : 1]}
      onChoose={(option) => act('limit', option === 'own' ? '' : null)}
    />
    {limit !== null && (
      <label className="-mt-1 block px-4 pb-4">
        {amount.field}
        <input
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={limit}
          onChange={(event) => act('limit', event.currentTarget.value)}
        />
        {readLimit(limit) === undefined && (
          <span className="mt-1 block text-sm text-soft">{amount.hint}</span>
        )}
      </label>
    )}
  </>
)

export const Ballot = ({ state, act }: Props) => (
  <div>
    <SiteBar site={windows.vote.site} />
    <div className="grid gap-3 rounded-b-2xl border-field border-x border-b p-4">
      <Choices
        legend={text.ballot.title}
        options={['yes', 'no']}
        words={(vote) => text.ballot[vote]}
        chosen={state.vote}
        onChoose={(vote) => act('vote', vote)}
      />
      <WideButton
        isOff={!canMove(state, 'go-on')}
        words={text.ballot.send}
        onPress={() => act('go', 'go-on')}
      />
    </div>
  </div>
)

const fates: readonly Fate[] = ['leave', 'disconnect', 'revoke']

export const Approvals = ({ state, act }: Props) => (
  <div className="grid gap-4">
    <h3 tabIndex={-1} className="text-[1.375rem]">
      {text.list}
    </h3>
    {oldApprovals.map((approval) => (
      <Choices
        key={approval}
        legend={<bdi>{text.approvals[approval].name}</bdi>}
        legendLook="px-[0.4rem] font-display font-semibold text-[1.25rem]"
        className="gap-3 rounded-2xl border border-field px-4 pt-1 pb-4"
        options={fates}
        words={(fate) => text.fates[fate]}
        chosen={state.fates[approval]}
        onChoose={(fate) => act('decide', approval, fate)}
      >
        <p>{text.approvals[approval].about}</p>
      </Choices>
    ))}
    <WideButton isOff={!canMove(state, 'go-on')} words={text.wait} onPress={() => act('go', 'go-on')} />
  </div>
)
