import type { Overview } from '#contract/desk.ts'
import { dateTimeOf } from '../ui/formats.tsx'
import * as text from './failing-tasks.en.ts'

/** What the server should do by itself and does not: an operator has to tell its administrator. */
export function FailingTasks({ tasks }: { readonly tasks: Overview['failingTasks'] }) {
  if (tasks.length === 0) return null
  return (
    <div role="alert" className="failing-tasks paper-card">
      {tasks.map(({ name, since }) => (
        <p key={name}>{text.hasFailed(text.tasks[name], dateTimeOf(since))}</p>
      ))}
      <p className="text-sm text-soft">{text.tellAdministrator}</p>
    </div>
  )
}
