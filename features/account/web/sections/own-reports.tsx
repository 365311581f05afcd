import { useQuery } from '@tanstack/react-query'
import type { listOwnReports } from '#features/question-reports/contract.ts'
import { callApi } from '#platform/web/lib/api.ts'
import { dateText } from '#platform/web/lib/date-text.ts'
import * as text from './account.en.tsx'
import { AccountSection } from './account-section.tsx'

const day = dateText({ dateStyle: 'long' })

/** What the learner told us about questions, the latest first. */
export function useOwnReports() {
  return useQuery({
    queryKey: ['own-question-reports'],
    // The page asks first, then the section.
    staleTime: 5_000,
    queryFn: async () => (await callApi<typeof listOwnReports>('GET', '/api/question-reports')).reports,
  })
}

/** Only for those who have told us anything. */
export function OwnReportsSection() {
  const { data: reports = [] } = useOwnReports()
  if (reports.length === 0) return null
  return (
    <AccountSection title={text.reportsTitle} note={text.reportsNote}>
      <ul className="grid gap-5">
        {reports.map(({ moduleNumber, question, reportedAt, words, status, reply }) => (
          <li key={`${question}${reportedAt}`} className="grid gap-1 wrap-anywhere">
            <strong className="reported-question">{question}</strong>
            <span className="text-sm text-soft">{text.reportedOn(moduleNumber, day(reportedAt))}</span>
            {words && <span dir="auto">{words}</span>}
            <span className={reply ? 'border-s-4 border-line ps-3' : 'text-soft'} dir="auto">
              {reply ?? text.reportStates[status]}
            </span>
          </li>
        ))}
      </ul>
    </AccountSection>
  )
}
