import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskBadge, dateTimeOf, dayOf, EmailText } from '#features/desk/web/ui/formats.tsx'
import type { DeskReport } from '#features/question-reports/contract.ts'
import { reasons } from '#features/quizzes/web/report/report-reasons.en.ts'
import { pageLanguage } from '#platform/web/lib/page-language.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './reports.en.ts'

interface ReportRowProps {
  readonly report: DeskReport
  readonly busy: boolean
  readonly onAsk: (isReply: boolean) => void
}

export function ReportRow({ report, busy, onAsk }: ReportRowProps) {
  const { reason, words, reportedAt, accountId, email, language, question, answer, inUse, moduleNumber } =
    report
  return (
    <tr>
      <td className="event-cell">
        <strong>{reasons[reason]}</strong>
        {words ? (
          <span dir="auto" lang={language} className="block">
            {words}
          </span>
        ) : (
          <span className="block text-soft">{text.noWords}</span>
        )}
        <span className="block text-sm text-soft">
          {dateTimeOf(reportedAt)} ·{' '}
          <Link to={deskPaths.learner(accountId)} className="underline underline-offset-4">
            <EmailText email={email ?? accountId} />
          </Link>
        </span>
      </td>
      <td className="event-cell">
        <span lang={language}>{question}</span>
        <span className="block text-sm text-soft">
          {text.answer} <span lang={language}>{answer}</span>
        </span>
        <span className="block text-sm text-soft">
          {text.module(moduleNumber)} · {text.readIn(nameOf(language))}
        </span>
        {!inUse && <DeskBadge>{text.changed}</DeskBadge>}
      </td>
      <td className="desk-actions">
        {report.status === 'open' ? (
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => onAsk(true)}>
              {text.reply}
            </Button>
            <Button look="outline" busy={busy} onClick={() => onAsk(false)}>
              {text.close}
            </Button>
          </div>
        ) : (
          <>
            {report.reply && <span dir="auto">{report.reply}</span>}
            <span className="block text-sm text-soft">
              {text.lists[report.status]} {text.handled(dayOf(report.handledAt))}
            </span>
          </>
        )}
      </td>
    </tr>
  )
}

/** In the language of the page, as in a sentence. */
const nameOf = (language: string) =>
  new Intl.DisplayNames(pageLanguage, { type: 'language' }).of(language) ?? language
