import { programmes } from 'virtual:programmes'
import { useLocation } from 'react-router'
import { logoutAndLeave } from '#features/identity/web/logout-and-leave.ts'
import { isKnownOperator } from '#features/identity/web/session.ts'
import { desk } from '#features/identity/web/top-bar.en.ts'
import { moduleInAddress } from '#features/modules/web/module-in-address.ts'
import { useKeptProgress, useKnownProgress } from '#features/modules/web/state/get-progress.ts'
import { Logo } from '#platform/web/drawings/logo.tsx'
import { PersonIcon } from '#platform/web/drawings/person-icon.tsx'
import { paths } from '#platform/web/paths.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LanguageLinks, ThemeSwitch } from '#platform/web/ui/preferences.tsx'
import * as text from './drawer.en.ts'
import { DrawerDialog } from './drawer-dialog.tsx'
import { useLearnerName } from './learner-name.ts'
import { ProgrammeMenu } from './programme-menu.tsx'
import { SmallTicket } from './small-ticket.tsx'
import './drawer.css'

interface MenuDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** The drawer of a phone. */
export function MenuDialog({ email, onClose }: MenuDialogProps) {
  return (
    <DrawerDialog onClose={onClose}>
      <LearnerMenu email={email} />
    </DrawerDialog>
  )
}

/** What the drawer holds (S2.8 to S2.12): who is signed in, the programmes, and the way out. */
export function LearnerMenu({ email }: { readonly email: string }) {
  const current = moduleInAddress(useLocation())
  const completed = useCompleted()
  const next = modules.find((number) => !completed?.includes(number))
  const unfolded = current ?? next
  return (
    <div className="flex h-full flex-col gap-5 overflow-y-auto p-4.5">
      <Link to={paths.dashboard} className="shrink-0 self-start rounded-field py-1">
        <Logo />
      </Link>
      <Learner email={email} />
      {completed && <SmallTicket completed={completed} />}
      <nav
        aria-label={text.programmes}
        className="drawer-list -mx-4.5 min-h-48 flex-[1_1_0] overflow-y-auto overscroll-contain px-4.5"
      >
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
      <div className="flex shrink-0 items-center gap-2">
        <Button look="outline" className="grow" onClick={logoutAndLeave}>
          {text.logout}
        </Button>
        <ThemeSwitch />
      </div>
    </div>
  )
}

const modules = programmes.flatMap((programme) => programme.modules.map(({ number }) => number))

/** As far as a page or this device knows: the drawer asks for nothing itself. */
function useCompleted(): readonly number[] | undefined {
  const known = useKnownProgress()
  const kept = useKeptProgress(!known)
  return (known ?? kept?.value)?.completedModules
}

function Learner({ email }: { readonly email: string }) {
  const name = useLearnerName()
  return (
    <div className="flex shrink-0 items-start gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-ink text-card">
        <PersonIcon className="size-5.5" />
      </span>
      <p className="min-w-0 wrap-anywhere">
        {name && <strong className="block leading-tight">{name}</strong>}
        <span className="block text-sm text-soft">{email}</span>
        <span className="flex flex-wrap items-center gap-x-4 text-sm">
          <Link to={paths.account} className="py-1 underline underline-offset-[0.15em]">
            {text.yourAccount}
          </Link>
          {isKnownOperator() && (
            <Link to={paths.operator} className="py-1 underline underline-offset-[0.15em]">
              {desk}
            </Link>
          )}
          <LanguageLinks />
        </span>
      </p>
    </div>
  )
}
