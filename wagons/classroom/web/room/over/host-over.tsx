import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { showToast } from '#platform/web/ui/toast.tsx'
import type { getHeldClass } from '#wagons/classroom/contract/classroom.ts'
import type { ClassEnd } from '#wagons/classroom/contract/classroom-frames.ts'
import * as text from './host-over.en.ts'

export interface HostOverProps {
  readonly moduleNumber: number
  /** When the class meets next; empty where that is not known. */
  readonly nextClass: ReactNode
  /** Undefined from a server of the version before. */
  readonly end: ClassEnd | undefined
}

/** What is left of a class for its host, who can take it along as text. */
export function HostOver({ moduleNumber, nextClass, end }: HostOverProps) {
  const { minutes = 0, host } = end ?? {}
  const { polls = [], unanswered = [] } = host ?? {}
  const { data: names } = useAttendees(host?.classId)
  const asked = polls.map((poll) => [poll.question, countsOf(poll), poll.reason].filter(Boolean).join(' '))
  const open = unanswered.map(({ nickname, text: words }) => text.askedBy(nickname, words))
  const all = [
    text.classOf(moduleNumber),
    minutes > 0 && text.minutes(minutes),
    names && text.attended(names.length),
    ...(names ?? []),
    ...withTitle(text.asked, asked),
    ...withTitle(text.unanswered(open.length), open),
  ]
  return (
    <>
      <ul>
        {minutes > 0 && <li>{text.minutes(minutes)}</li>}
        {names && (
          <li>
            {names.length > 0 ? (
              <details>
                <summary>{text.attended(names.length)}</summary>
                <ul>
                  {names.map((name, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two may have had one name in turn
                    <li key={index} dir="auto">
                      {name}
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              text.attended(0)
            )}
          </li>
        )}
      </ul>
      {polls.length > 0 && (
        <>
          <h3>{text.asked}</h3>
          <ol>
            {polls.map((poll, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be asked twice
              <li key={index}>
                <span dir="auto">{poll.question}</span> <strong>{countsOf(poll)}</strong>{' '}
                <span dir="auto">{poll.reason}</span>
              </li>
            ))}
          </ol>
        </>
      )}
      {open.length > 0 && (
        <>
          <h3>{text.unanswered(open.length)}</h3>
          <ol>
            {open.map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one may be asked twice
              <li key={index} dir="auto">
                {words}
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="empty:hidden">{nextClass}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => copy(all.filter(Boolean).join('\n'))}>{text.copy}</Button>
        {host && names && (
          <Link to={deskPaths.heldClass(host.classId)} className={buttonClass('outline')}>
            {text.atDesk}
          </Link>
        )}
      </div>
    </>
  )
}

const countsOf = ({ votes, right }: NonNullable<ClassEnd['host']>['polls'][number]) =>
  right === undefined || votes === 0 ? text.votes(votes) : text.correct(right, votes)

const withTitle = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines] : [])

/** Without those who were removed; undefined while it is not known. */
function useAttendees(classId: string | undefined) {
  return useQuery({
    queryKey: ['class-over', classId],
    queryFn: async () => {
      const params = { classId: classId ?? '' }
      const path = '/api/operator/held-classes/:classId'
      const { attendees } = await callApi<typeof getHeldClass>('GET', path, { params })
      return attendees.filter(({ removedAt }) => removedAt === null).map(({ nickname }) => nickname)
    },
    enabled: classId !== undefined,
  })
}

/** Where a page is not served by HTTPS there is no clipboard. */
async function copy(words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast(text.copied, 'alert-success')
  } catch {
    showToast(text.notCopied, 'alert-error')
  }
}
