import type { ReactNode } from 'react'

/** A card made a ticket by a perforation and two notches: `stub` is the part above them. */
export function Ticket({ stub, children }: { readonly stub: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="paper-card">
      <div className="px-5 pt-5 pb-4 sm:px-7 sm:pt-6">{stub}</div>
      <div className="perforation" />
      <div className="px-5 pt-5 pb-6 sm:px-7 sm:pb-7">{children}</div>
    </div>
  )
}

export function TicketPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="form-page mx-auto my-[clamp(1rem,6vh,4rem)] w-[min(27rem,100%-2.25rem)]">
      <Ticket stub={<h1 className="text-4xl">{title}</h1>}>{children}</Ticket>
    </div>
  )
}
