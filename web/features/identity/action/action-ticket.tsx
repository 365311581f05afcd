import type { ReactNode } from 'react'
import { Ticket } from '#web/ui/ticket.tsx'

interface ActionTicketProps {
  readonly title: string
  readonly children: ReactNode
}

/** The frame of a page that somebody comes to from outside: a mail, or another identity provider. */
export function ActionTicket({ title, children }: ActionTicketProps) {
  return (
    <div className="form-page">
      <Ticket stub={<h1 className="text-4xl">{title}</h1>}>{children}</Ticket>
    </div>
  )
}
