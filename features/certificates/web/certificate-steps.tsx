import type { ReactNode } from 'react'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './certificate-steps.en.ts'
import type { CertificateState } from './read-certificate.ts'
import './certificate-steps.css'

/** All of them, before the first. */
export function CertificateSteps(waits: Pick<StepListProps, 'rule' | 'usualHours'>) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="mb-5 text-2xl">{hasPage(paths.claim) ? text.title : text.titleWithoutToken}</h2>
      <StepList done={0} {...waits} />
    </section>
  )
}

interface StepLineProps {
  readonly names: readonly string[]
  /** How many are behind the learner. */
  readonly done: number
}

/** The same steps, or others, in one line and without notes. */
export const StepLine = ({ names, done }: StepLineProps) => (
  <ol className="certificate-steps step-line">
    {names.map((name, index) => (
      <Step key={name} name={name} index={index} done={done} />
    ))}
  </ol>
)

/** What a certificate's own line has. */
export const stepNames = [
  text.asked,
  text.checked,
  text.issued,
  ...(hasPage(paths.claim) ? [text.token] : []),
]

interface StepProps extends Pick<StepLineProps, 'done'> {
  readonly name: string
  readonly index: number
  readonly note?: ReactNode
}

const Step = ({ name, index, done, note }: StepProps) => (
  <li
    className="certificate-step"
    data-done={index < done || undefined}
    aria-current={index === done ? 'step' : undefined}
  >
    <span className="step-sign" aria-hidden="true">
      {index < done ? <CheckIcon className="size-[60%]" strokeWidth={3.2} /> : index + 1}
    </span>
    <div>
      <span className="step-name">{name}</span>
      {index < done && <span className="sr-only">{text.done}</span>}
      {note && (
        <span className={`block text-pretty ${index === done ? 'font-bold text-ink' : 'text-soft'}`}>
          {note}
        </span>
      )}
    </div>
  </li>
)

/** What of the token can be done before there is a certificate. */
export const TokenAhead = () =>
  hasPage(paths.claim) && (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="text-2xl">{text.token}</h2>
      <p className="mt-1 text-soft">
        <TokenNote />
      </p>
    </section>
  )

const TokenNote = () => (
  <>
    {text.tokenNote} {link(paths.reward, text.rewardForm)} {link(paths.account, text.connectWallet)}
  </>
)

const link = (to: string, words: string) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline wrap-anywhere">
    {words}
  </Link>
)

interface StepListProps {
  /** How many of the four are behind the learner. */
  readonly done: number
  /** In ms; where that is known. */
  readonly requestedAt?: number | undefined
  /** Where it comes by itself, and in how many hours people decide. */
  readonly rule?: CertificateState['rule'] | undefined
  readonly usualHours?: CertificateState['usualHours'] | undefined
}

/** From the request to the token: what was done, what goes on now, what is to come. */
export function StepList({ done, requestedAt, rule, usualHours }: StepListProps) {
  const askedDone = requestedAt === undefined ? text.askedDone : text.askedOn(day(requestedAt))
  const written = (
    <>
      {text.issuedNote} <span className="wrap-anywhere">{useStoredEmail()}</span>.
    </>
  )
  const checked = rule
    ? text.checkedAfter(rule.hours)
    : usualHours
      ? text.checkedIn(usualHours)
      : text.checkedNote
  const tokenNow = (
    <>
      {link(paths.claim, text.claimToken)} {link(paths.reward, text.rewardForm)}
    </>
  )
  const notes: readonly (readonly [later: ReactNode, now: ReactNode, past: ReactNode])[] = [
    [text.askedNote, text.askedNote, askedDone],
    [checked, checked, text.checkedDone],
    [written, written, text.issuedDone],
    [<TokenNote key="note" />, tokenNow, tokenNow],
  ]
  return (
    <ol className="certificate-steps">
      {stepNames.map((name, index) => (
        <Step
          key={name}
          name={name}
          index={index}
          done={done}
          note={notes[index]?.[Math.sign(done - index) + 1]}
        />
      ))}
    </ol>
  )
}

const day = dateText({ dateStyle: 'long' })
