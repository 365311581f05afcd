import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#platform/web/drawings/icons.tsx'
import './certificate-ticket.css'

interface FoldProps {
  readonly title: string
  /** Whether it is open until the learner decides otherwise. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** A line of a quiet list, that opens when it is wanted. */
export const Fold = ({ title, open, children }: FoldProps) => (
  <details className="quiet-fold" open={open}>
    <summary>
      <h2>{title}</h2>
      <ChevronDownIcon className="fold-sign" />
    </summary>
    <div>{children}</div>
  </details>
)

/** What is seldom wanted, in one card. */
export const Folds = ({ children }: { readonly children: ReactNode }) => (
  <div className="paper-card quiet-folds">{children}</div>
)
