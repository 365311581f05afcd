import type { ReactNode } from 'react'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { ShareBar } from '#features/desk/web/ui/formats.tsx'
import type { Report, ReportWait } from '#features/report/contract.ts'
import { languageName } from '#platform/web/lib/page-language.ts'
import { BeforeAfter, gainWords, Hidden, percentOf } from './gain-figure.tsx'
import * as text from './report.en.ts'

export function LastingSection({ report }: { readonly report: Report }) {
  const { signing, known, clickedThrough, fewest } = report
  return (
    <DeskSection title={text.lasting}>
      <dl className="paper-card grid gap-3 p-4 print:gap-2 print:p-2" data-season="fall">
        <Line name={text.signing}>
          <BeforeAfter gain={signing.all} fewest={fewest} />
          {signing.all && (
            <span className="block text-sm text-soft">
              {text.gain} {gainWords({ gain: signing.all, fewest })}, {text.of(signing.all.learners)}
            </span>
          )}
          {signing.languages.some(({ gain }) => gain) && (
            <span className="block text-sm text-soft">
              {signing.languages
                .map(({ language, gain }) =>
                  text.inLanguage(languageName(language), gainWords({ gain, fewest })),
                )
                .join(' · ')}
            </span>
          )}
        </Line>
        {known.map(({ days, answers, share }) => (
          <Line key={days} name={text.knownAfter(days)}>
            {share === null || answers === null ? (
              <Hidden fewest={fewest} />
            ) : (
              <ShareLine share={share} note={text.ofAnswers(answers)} />
            )}
          </Line>
        ))}
        <Line name={text.clickedThrough}>
          {clickedThrough ? (
            <ShareLine share={clickedThrough.share} note={text.ofQuestions(clickedThrough.questions)} />
          ) : (
            <Hidden fewest={fewest} />
          )}
        </Line>
      </dl>
    </DeskSection>
  )
}

export function WaitSection({ report }: { readonly report: Report }) {
  return (
    <DeskSection title={text.waits}>
      <dl className="paper-card grid gap-3 p-4 print:gap-2 print:p-2">
        <Line name={text.certificateWait}>
          <Wait wait={report.certificateHours} />
        </Line>
        <Line name={text.replyWait}>
          <Wait wait={report.replyHours} />
        </Line>
      </dl>
    </DeskSection>
  )
}

function Wait({ wait }: { readonly wait: ReportWait }) {
  if (!wait) return <span className="text-soft">{text.tooFewWaits}</span>
  return (
    <>
      <strong>{text.hours(wait.median)}</strong>{' '}
      <span className="text-sm text-soft">{text.ninetieth(text.hours(wait.ninetieth), wait.waits)}</span>
    </>
  )
}

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)

const ShareLine = ({ share, note }: { readonly share: number; readonly note: string }) => (
  <>
    <strong>{percentOf(share)}</strong> <span className="text-sm text-soft">{note}</span>
    <ShareBar share={share} />
  </>
)
