import type { ReactNode } from 'react'

interface TicketProps {
  readonly stub: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

/** A card made a ticket by a perforation and two notches: `stub` is the part above them. */
export function Ticket({ stub, children, className = '' }: TicketProps) {
  return (
    <div className={`paper-card ${className}`}>
      <div className="px-5 pt-5 pb-4 sm:px-7 sm:pt-6">{stub}</div>
      <div className="perforation" />
      <div className="px-5 pt-5 pb-6 sm:px-7 sm:pb-7">{children}</div>
    </div>
  )
}
