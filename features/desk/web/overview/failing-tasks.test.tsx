import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FailingTasks } from './failing-tasks.tsx'

const since = Date.UTC(2026, 10, 24, 10, 35)

it('the overview says which scheduled tasks fail, since when, and what an operator can do', () => {
  const tasks = [
    { name: 'idle-sessions' as const, since },
    { name: 'action-codes' as const, since },
  ]
  const html = renderToString(<FailingTasks tasks={tasks} />)

  expect(html).toContain('role="alert"')
  expect(html).toMatch(/>Sessions unused for a long time, since Nov(ember)? 24, 2026/)
  expect(html).toContain('>Expired codes of emails, since ')
  expect(html).toContain('Please tell the server’s administrator.')
})

it('the overview says nothing of scheduled tasks while none fails', () => {
  expect(renderToString(<FailingTasks tasks={[]} />)).toBe('')
})
