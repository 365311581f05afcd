import type { ReactNode } from 'react'
import { useStoredEmail } from '#features/identity/web/session.ts'
import { CheckIcon } from '#platform/web/drawings/icons.tsx'
import { dateText } from '#platform/web/lib/date-text.ts'
import { hasPage } from '#platform/web/lib/optional-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './certificate-steps.en.ts'
import './certificate-steps.css'

interface CertificateStepsProps {
  /** How many of the four are behind the learner. */
  readonly done: number
  /** What has happened at each, as far as anything has: said in place of that it is done. */
  readonly happened?: readonly ReactNode[]
}

export function CertificateSteps(steps: CertificateStepsProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="mb-5 text-2xl">{hasPage(paths.claim) ? text.title : text.titleWithoutToken}</h2>
      <div className="@container/steps">
        <StepList {...steps} />
      </div>
    </section>
  )
}

interface StepListProps extends CertificateStepsProps {
  /** In ms; where that is known. */
  readonly requestedAt?: number | undefined
}

/** From the request to the token: what was done, what goes on now, what is to come. */
export function StepList({ done, happened = [], requestedAt }: StepListProps) {
  const askedDone = requestedAt === undefined ? text.askedDone : text.askedOn(day(requestedAt))
  const link = (to: string, words: string) => (
    <Link to={to} className="inline-flex min-h-11 items-center underline wrap-anywhere">
      {words}
    </Link>
  )
  const written = (
    <>
      {text.issuedNote} <span className="wrap-anywhere">{useStoredEmail()}</span>.
    </>
  )
  const token = (first: ReactNode) => (
    <>
      {first} {link(paths.reward, text.rewardForm)}
    </>
  )
  const tokenNow = token(link(paths.claim, text.claimToken))
  const tokenLater = (
    <>
      {token(text.tokenNote)} {link(paths.account, text.connectWallet)}
    </>
  )
  const steps: readonly Step[] = [
    { name: text.asked, notes: [text.askedNote, text.askedNote, askedDone] },
    { name: text.checked, notes: [text.checkedNote, text.checkedNote, text.checkedDone] },
    { name: text.issued, notes: [written, written, text.issuedDone] },
    ...(hasPage(paths.claim) ? [{ name: text.token, notes: [tokenLater, tokenNow, tokenNow] } as const] : []),
  ]
  return (
    <ol className="certificate-steps">
      {steps.map(({ name, notes: [later, now, past] }, index) => {
        const isDone = index < done
        const isNow = index === done
        return (
          <li
            key={name}
            className="certificate-step"
            data-done={isDone || undefined}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="step-sign" aria-hidden="true">
              {isDone ? <CheckIcon className="size-6" strokeWidth={3.2} /> : index + 1}
            </span>
            <div>
              <span className="font-display text-[min(1.25rem,8vw)] leading-[1.15]">{name}</span>
              {isDone && <span className="sr-only">{text.done}</span>}
              {(!isDone || !happened[index]) && (
                <span className={`block text-pretty ${isNow ? 'font-bold text-ink' : 'text-soft'}`}>
                  {isDone ? past : isNow ? now : later}
                </span>
              )}
              {happened[index]}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

interface Step {
  readonly name: string
  /** Before its turn, when it is its turn, and after. */
  readonly notes: readonly [later: ReactNode, now: ReactNode, past: ReactNode]
}

const day = dateText({ dateStyle: 'long' })
