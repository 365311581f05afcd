import { count } from '#features/desk/web/ui/formats.tsx'
import type { Report } from '#features/report/contract.ts'
import * as text from './report.en.ts'

export function FigureList({ report: { registered, active, certificates } }: { readonly report: Report }) {
  const figures = [
    [text.registered, registered],
    [text.active, active],
    [text.certificates, certificates],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5em),1fr))] gap-3">
      {figures.map(([name, value]) => (
        <div key={name} className="paper-card flex flex-col justify-between p-4 print:p-2">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-display text-4xl print:text-2xl">{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
