import { programmes } from 'virtual:programmes'
import { Punch } from '#features/modules/web/punch.tsx'
import * as text from './drawer.en.ts'

/** The learner's ticket: a hole in the shape of its station for each module that is done. */
export function SmallTicket({ completed }: { readonly completed: readonly number[] }) {
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
            className="text-season empty:aspect-square empty:rounded-full empty:border-2 empty:border-dashed empty:border-field"
          >
            {completed.includes(number) && <Punch number={number} className="block w-full" />}
          </span>
        ))}
      </div>
    </div>
  )
}
