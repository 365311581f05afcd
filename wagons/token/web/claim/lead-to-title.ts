import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'

/** What was said last, and at which visit of a page. */
let last = { visit: '', title: '' }

/** What has happened is said by a new title: it is scrolled to and has the focus, however far below it the act was. */
export function useLeadToTitle(heading: RefObject<HTMLElement | null>, title: string): void {
  const { key: visit } = useLocation()
  useEffect(() => {
    const isNew = last.visit === visit && last.title !== title
    last = { visit, title }
    if (!isNew) return
    const lead = () => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.closest('.ticket-stage')?.scrollIntoView()
    }
    // What lies under a dialog takes no focus.
    const over = document.querySelector('dialog[open]')
    if (over) over.addEventListener('close', lead, { once: true })
    else lead()
  }, [heading, title, visit])
}
