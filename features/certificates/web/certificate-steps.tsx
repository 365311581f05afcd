import type { CSSProperties, ReactNode } from 'react'
import { EmailParts } from '#features/identity/web/email-parts.tsx'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { Train } from '#platform/web/drawings/train.tsx'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './certificate-steps.en.ts'
import type { CertificateState } from './read-certificate.ts'
import './certificate-steps.css'

/** All of them, before the first. */
export function CertificateSteps(waits: Waits) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="mb-5 text-2xl">{hasPage(paths.claim) ? text.title : text.titleWithoutToken}</h2>
      <StepList {...waits} />
    </section>
  )
}

interface StepLineProps {
  readonly names: readonly string[]
  /** How many are behind the learner. */
  readonly done: number
}

/** The same steps, or others, in one line and without notes: a train is on its way to the next. */
export const StepLine = ({ names, done }: StepLineProps) => (
  <div className="relative" style={{ '--reached': done / names.length } as CSSProperties}>
    <ol className="certificate-steps step-line">
      {names.map((name, index) => (
        <Step key={name} name={name} index={index} done={done} />
      ))}
    </ol>
    {done > 0 && done < names.length && <Train carriages={0} className="step-train" />}
  </div>
)

/** What a certificate's own line has. */
export const stepNames = [
  text.asked,
  text.checked,
  text.issued,
  ...(hasPage(paths.claim) ? [text.tokenStep] : []),
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
        <TokenNote /> {link(paths.account, text.connectWallet)}
      </p>
    </section>
  )

const TokenNote = () => (
  <>
    {text.tokenNote} <TokenForm />
  </>
)

export const TokenForm = () => hasPage(paths.claim) && link(paths.reward, text.rewardForm)

const link = (to: string, words: string) => (
  <Link to={to} className="inline-flex min-h-11 items-center underline wrap-anywhere">
    {words}
  </Link>
)

/** In which time a request is decided, and by whom. */
type Waits = Pick<CertificateState, 'rule' | 'usualHours'>

export const decidedWords = ({ rule, usualHours }: Waits): string => {
  if (rule) return text.checkedAfter(rule.hours)
  return usualHours ? text.checkedIn(usualHours) : text.checkedNote
}

/** Where the certificate is announced. */
export const Announced = () => (
  <>
    {text.issuedNote}{' '}
    <span className="wrap-anywhere">
      <EmailParts email={useStoredEmail()} />
    </span>
    .
  </>
)

/** From the request, which is next, to the token: what each step brings. */
function StepList(waits: Waits) {
  const notes = [
    text.askedNote,
    decidedWords(waits),
    <Announced key="announced" />,
    <TokenNote key="token" />,
  ]
  return (
    <ol className="certificate-steps">
      {stepNames.map((name, index) => (
        <Step key={name} name={name} index={index} done={0} note={notes[index]} />
      ))}
    </ol>
  )
}
