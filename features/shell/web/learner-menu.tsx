import { programmes } from 'virtual:programmes'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { logoutAndLeave } from '#features/identity/web/logout-and-leave.ts'
import { isKnownOperator, useSession } from '#features/identity/web/session.ts'
import type { Programme } from '#features/modules/contract.ts'
import { Punch } from '#features/modules/web/punch.tsx'
import { progressQuery, useKeptProgress } from '#features/modules/web/state/get-progress.ts'
import { moduleInAddress } from '#features/modules/web/stations.ts'
import { CheckIcon, ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { PersonIcon } from '#platform/web/drawings/person-icon.tsx'
import { readLocal } from '#platform/web/lib/local-storage.ts'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LanguageLinks, ThemeSwitch } from '#platform/web/ui/preferences.tsx'
import * as text from './drawer.en.ts'
import { useLearnerName } from './learner-name.ts'
import { MenuLinks, OwnLinks } from './menu-links.tsx'
import './drawer.css'

/** A learner's page has the address of what installs the app, but does not begin with it. */
function nameManifest() {
  const { manifest } = document.getElementById('root')?.dataset ?? {}
  if (!manifest || document.querySelector('link[rel=manifest]')) return
  document.head.insertAdjacentHTML('beforeend', `<link rel=manifest href=${manifest}>`)
}

/** What the drawer holds (S2.8 to S2.12): who is signed in, their pages, the programmes, and the way out. */
export function LearnerMenu({ email }: { readonly email: string }) {
  const location = useLocation()
  const current = moduleInAddress(location)
  const completed = useCompleted()
  const next = modules.find((number) => !completed?.includes(number))
  const unfolded = current ?? next
  const list = useRef<HTMLDivElement>(null)
  useEffect(nameManifest, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is shown, or its programme unfolded
  useEffect(() => {
    const current = [...(list.current?.querySelectorAll('[aria-current]') ?? [])].at(-1)
    current?.scrollIntoView({ block: 'nearest' })
  }, [location, unfolded])
  return (
    <div className="flex h-full flex-col gap-5 overflow-y-auto p-4.5">
      <Link to={paths.dashboard} className="shrink-0 self-start rounded-field py-1">
        <Logo />
      </Link>
      <Learner email={email} />
      {completed && <SmallTicket completed={completed} />}
      <div
        ref={list}
        className="drawer-list -mx-4.5 min-h-44 flex-[1_1_0] overflow-y-auto overscroll-contain px-4.5"
      >
        <OwnLinks />
        <nav aria-label={text.programmes}>
          <ul>
            {programmes.map((programme) => (
              <li key={programme.id}>
                <ProgrammeMenu
                  programme={programme}
                  completed={completed ?? []}
                  current={current}
                  next={next}
                  isCurrent={programme.modules.some(({ number }) => number === unfolded)}
                />
              </li>
            ))}
          </ul>
        </nav>
        <MenuLinks moduleNumber={unfolded} />
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <Button look="outline" className="px-4 text-base" onClick={logoutAndLeave}>
          {text.logout}
        </Button>
        <Link
          to="/help"
          className="ms-auto flex min-h-11 items-center rounded-field px-2 font-display text-lg"
        >
          {text.help}
        </Link>
        <ThemeSwitch />
      </div>
    </div>
  )
}

const modules = programmes.flatMap((programme) => programme.modules.map(({ number }) => number))

/** In ms. */
const halfADay = 12 * 3_600_000

/** As the page knows it, or this device; asked for only where neither does, or the device has not heard of it lately. */
function useCompleted(): readonly number[] | undefined {
  const kept = useKeptProgress(true)
  const isKnown = kept === undefined || (kept && Date.now() - kept.at < halfADay)
  // A public page has had no use for the session until now; and the account may just have been deleted on this page.
  const hasSession = useSession().status === 'signed-in' && readLocal('authenticated') === 'true'
  const { data } = useQuery({
    ...progressQuery,
    enabled: !isKnown && hasSession,
    staleTime: Number.POSITIVE_INFINITY,
    retryOnMount: false,
  })
  return (data ?? kept?.value)?.completedModules
}

function Learner({ email }: { readonly email: string }) {
  const name = useLearnerName()
  const host = email.indexOf('@') + 1
  return (
    <div className="flex shrink-0 items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-card">
        <PersonIcon className="size-5.5" />
      </span>
      <p className="min-w-0 wrap-anywhere">
        {name && <strong className="block leading-tight">{name}</strong>}
        <span className="block text-sm text-soft">
          {email.slice(0, host)}
          <wbr />
          {email.slice(host)}
        </span>
        <span className="flex flex-wrap items-center gap-x-4 text-sm">
          <Link to={paths.account} className="py-1 underline underline-offset-[0.15em]">
            {text.yourAccount}
          </Link>
          {isKnownOperator() && (
            <Link to={paths.operator} className="py-1 underline underline-offset-[0.15em]">
              {text.desk}
            </Link>
          )}
          <LanguageLinks />
        </span>
      </p>
    </div>
  )
}

/** The learner's ticket: a hole in the shape of its station for each module that is done. */
function SmallTicket({ completed }: { readonly completed: readonly number[] }) {
  const modules = programmes.flatMap(({ season, modules }) =>
    modules.map(({ number }) => ({ season, number })),
  )
  return (
    <div className="shrink-0 rounded-[0.875rem] border border-line bg-paper px-[0.8rem] pt-[0.6rem] pb-3">
      <p className="flex justify-between gap-3 font-display">
        <span>{text.ticket}</span>
        <span>{text.punchedOf(completed.length, modules.length)}</span>
      </p>
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(1rem,1fr))] gap-[0.35rem] pt-[0.4rem]"
        aria-hidden="true"
      >
        {modules.map(({ season, number }) => (
          <span
            key={number}
            data-season={season}
            className="empty:aspect-square empty:rounded-full empty:border-2 empty:border-dashed empty:border-field"
          >
            {completed.includes(number) && <Punch number={number} className="stamp block w-full" />}
          </span>
        ))}
      </div>
    </div>
  )
}

interface ProgrammeMenuProps {
  readonly programme: Programme
  readonly completed: readonly number[]
  /** The module that the page is about. */
  readonly current: number | null
  /** The module that is to be done next. */
  readonly next: number | undefined
  /** Whether it is unfolded until the learner decides otherwise. */
  readonly isCurrent: boolean
}

function ProgrammeMenu({ programme, completed, current, next, isCurrent }: ProgrammeMenuProps) {
  const isDone = (number: number) => completed.includes(number)
  return (
    <details open={isCurrent} data-season={programme.season} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-field px-2 font-display text-lg [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="size-3 rounded-full bg-season" />
        <WithTick words={programme.title} isDone={programme.modules.every(({ number }) => isDone(number))} />
        <ChevronDownIcon className="ms-auto size-4 text-soft [transition:rotate_150ms] group-open:rotate-180" />
      </summary>
      <ul className="mb-1">
        {programme.modules.map(({ number, title }) => (
          <li key={number}>
            <Link
              to={paths.dashboardModule(number)}
              aria-current={number === current ? 'location' : undefined}
              data-next={number === next || undefined}
              className="flex min-h-11 items-center gap-1 rounded-field py-1 ps-8 pe-1 text-sm leading-tight text-soft hover:text-ink data-next:font-bold data-next:text-ink aria-[current]:bg-season-tint aria-[current]:font-bold aria-[current]:text-ink"
            >
              <WithTick words={text.moduleTitle(number, title)} isDone={isDone(number)} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

function WithTick({ words, isDone }: { readonly words: string; readonly isDone: boolean }) {
  return (
    <>
      <span>
        {words}
        {isDone && <span className="sr-only">{text.done}</span>}
      </span>
      {isDone && <CheckIcon className="size-4 shrink-0 text-(--right)" strokeWidth={3.5} />}
    </>
  )
}
