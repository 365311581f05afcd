import { stations } from '#web/features/modules/stations.ts'
import { useOwnNumbers } from '#web/lib/own-numbers.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
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
    <Ticket stub={<h2 className="text-2xl sm:text-3xl">{text.welcomeBack(name)}</h2>}>
      <p className={isAlive ? 'landing-next' : 'landing-next invisible'} data-season={next?.season}>
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
