import { stations } from '#features/modules/web/stations.ts'
import { useOwnNumbers } from '#platform/web/lib/own-numbers.ts'
import { paths } from '#platform/web/paths.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { Ticket } from '#platform/web/ui/ticket.tsx'
import * as text from './landing.en.tsx'
import { useLearnerName } from './learner-name.ts'
import { useIsAlive } from './use-visitor.ts'

/** What a learner finds on the landing page: their next stop, as this device knows it, and the way there. */
export function GoOnTicket() {
  const isAlive = useIsAlive()
  const name = useLearnerName() ?? ''
  const completed = useOwnNumbers('modulesDrawn')
  const next = completed && stations.find(({ number }) => !completed.includes(number))
  return (
    <Ticket
      stub={
        <h2 className="text-2xl sm:text-3xl">
          {(completed?.length === 0 ? text.welcomeAboard : text.welcomeBack)(name)}
        </h2>
      }
    >
      <p className={isAlive ? 'min-h-9' : 'invisible min-h-9'} data-season={next?.season}>
        {next ? (
          <>
            <span className="text-soft">{text.next}</span>
            <strong className="font-display text-2xl text-season">{next.title}</strong>
          </>
        ) : completed ? (
          text.allDone
        ) : (
          text.waiting
        )}
      </p>
      <Link to={paths.dashboard} className={`${buttonClass()} landing-button mt-4`}>
        {text.goOn}
      </Link>
    </Ticket>
  )
}
