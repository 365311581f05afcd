import type { ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import * as text from './certificate-steps.en.ts'
import './certificate-steps.css'

interface CertificateStepsProps {
  /** How many of the four are behind the learner. */
  readonly done: number
}

export function CertificateSteps({ done }: CertificateStepsProps) {
  return (
    <section className="paper-card p-5 sm:p-7">
      <h2 className="mb-4 text-2xl">{text.title}</h2>
      <StepList done={done} />
    </section>
  )
}

/** From the request to the token. */
export function StepList({ done }: CertificateStepsProps) {
  const isIssued = done >= 3
  const steps: readonly { readonly name: string; readonly note: ReactNode }[] = [
    { name: text.asked, note: text.askedNote },
    { name: text.checked, note: text.checkedNote },
    { name: text.issued, note: text.issuedNote },
    {
      name: text.token,
      note: isIssued ? (
        <Link to={paths.reward} className="inline-flex min-h-11 items-center underline">
          {text.claimToken}
        </Link>
      ) : (
        text.tokenNote
      ),
    },
  ]
  return (
    <ol className="certificate-steps" data-requested={done > 0 || undefined}>
      {steps.map(({ name, note }, index) => {
        const isDone = index < done
        return (
          <li
            key={name}
            className="certificate-step"
            data-done={isDone || undefined}
            aria-current={index === done ? 'step' : undefined}
          >
            <span className="step-sign" aria-hidden="true">
              {isDone ? <CheckIcon className="size-6" strokeWidth={3.2} /> : index + 1}
            </span>
            <span>
              <span className="step-name">{name}</span>
              {isDone && <span className="sr-only">{text.done}</span>}
              <span className="block text-soft">{note}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
