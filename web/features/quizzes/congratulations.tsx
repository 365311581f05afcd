import { useNavigate } from 'react-router'
import type { AnsweredQuestion } from '#contract/quizzes.ts'
import { stationOf } from '#web/features/modules/stations.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Ticket } from '#web/ui/ticket.tsx'
import { Explanation } from './explanation.tsx'
import * as text from './quiz.en.ts'
import { useRecordCompletion } from './record-completion.ts'
import './punch.css'

export interface LastAnswer {
  readonly answered: AnsweredQuestion
  readonly language: string
}

interface CongratulationsProps {
  readonly moduleNumber: number
  readonly last: LastAnswer | null
}

/** The punched ticket of a module, and the link to the dashboard, which records the module again (S4.25). */
export function Congratulations({ moduleNumber, last }: CongratulationsProps) {
  const navigate = useNavigate()
  const { record, isPending } = useRecordCompletion(() => navigate(paths.dashboard))
  const station = stationOf(moduleNumber)
  const stub = (
    <div className="grid justify-items-center gap-3 text-center">
      <span className="punch">
        <CheckIcon className="size-11" strokeWidth={3} />
      </span>
      <p className="font-display text-xl text-season">{station?.programme}</p>
      <h1 className="text-4xl">{text.congratulations(moduleNumber)}</h1>
    </div>
  )
  return (
    <div data-season={station?.season} className="mx-auto max-w-2xl lg:pt-8">
      <Ticket stub={stub}>
        <p className="mb-5 text-center">{text.punched(station?.title ?? '')}</p>
        <Button className="w-full" busy={isPending} onClick={() => record(moduleNumber)}>
          {text.proceed}
        </Button>
      </Ticket>
      {last && <Explanation moduleNumber={moduleNumber} {...last} />}
    </div>
  )
}
