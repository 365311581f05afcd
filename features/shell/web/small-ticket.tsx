import { programmes } from 'virtual:programmes'
import { Punch } from '#features/modules/web/punch.tsx'
import * as text from './drawer.en.ts'

/** The learner's ticket: a hole in the shape of its station for each module that is done. */
export function SmallTicket({ completed }: { readonly completed: readonly number[] }) {
  const modules = programmes.flatMap(({ season, modules }) =>
    modules.map(({ number }) => ({ season, number })),
  )
  return (
    <div className="small-ticket">
      <p className="flex justify-between gap-3 font-display">
        <span>{text.ticket}</span>
        <span>{text.punchedOf(completed.length, modules.length)}</span>
      </p>
      <div className="small-ticket-holes" aria-hidden="true">
        {modules.map(({ season, number }) =>
          completed.includes(number) ? (
            <span key={number} data-season={season} className="text-season">
              <Punch number={number} className="block w-full" />
            </span>
          ) : (
            <span key={number} className="small-ticket-place" />
          ),
        )}
      </div>
    </div>
  )
}
