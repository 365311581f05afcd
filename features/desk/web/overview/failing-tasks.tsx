import type { Overview } from '#features/desk/contract.ts'
import { dateTimeOf } from '../ui/formats.tsx'
import * as text from './failing-tasks.en.ts'

/** What the server should do by itself and does not: an operator has to tell its administrator. */
export function FailingTasks({ tasks }: { readonly tasks: Overview['failingTasks'] }) {
  if (tasks.length === 0) return null
  return (
    <div
      role="alert"
      className="paper-card grid gap-[0.35rem] py-[0.9rem] ps-[1.4rem] pe-[1.1rem] before:absolute before:inset-y-0 before:start-0 before:w-1.5 before:bg-wrong"
    >
      <p className="font-display text-xl">{text.title}</p>
      <ul className="list-disc ps-5">
        {tasks.map(({ name, since }) => (
          <li key={name}>{text.failingSince(text.tasks[name] ?? name, dateTimeOf(since))}</li>
        ))}
      </ul>
      <p className="text-sm text-soft">{text.tellAdministrator}</p>
    </div>
  )
}
