import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import * as text from './room.en.ts'

export interface RoomTab {
  readonly id: string
  readonly name: string
  readonly panel: ReactNode
  /** Another text when something new is in it; '' for nothing. */
  readonly news?: string | undefined
}

interface RoomTabsProps {
  readonly tabs: readonly RoomTab[]
  /** What opens its tab when it changes, unless one is writing; '' for nothing. */
  readonly call: { readonly tab: string; readonly is: string }
}

/** One bar for all that one does in a class, where that is more than one thing. What is not shown stays as it is: nothing that was typed is lost. */
export function RoomTabs({ tabs, call }: RoomTabsProps) {
  const [chosen, choose] = useState('')
  const [answered, setAnswered] = useState('')
  const [seen, setSeen] = useState(() => new Map(tabs.map(({ id, news }) => [id, news])))
  const list = useRef<HTMLDivElement>(null)
  const ids = useId()
  const shown = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  if (shown && seen.get(shown.id) !== shown.news) setSeen(new Map(seen).set(shown.id, shown.news))
  const panelOf = (id: string) => `${ids}${id}-panel`
  const opened = chosen && panelOf(chosen)
  useEffect(() => {
    const panel = document.getElementById(opened)
    if (panel && list.current) beginAtTop(panel, list.current)
  }, [opened])
  const hasNews = ({ id, news = '' }: RoomTab) => id !== shown?.id && news !== (seen.get(id) ?? '')

  const open = useEffectEvent(() => {
    const bar = list.current
    const focused = document.activeElement
    if (!bar || focused?.matches('.classroom form input')) return
    choose(call.tab)
    const side = bar.parentElement
    // What had the focus may be hidden now.
    if (side?.contains(focused)) document.getElementById(`${ids}${call.tab}`)?.focus({ preventScroll: true })
    // Who reads the lesson below is left there.
    if (side && side.getBoundingClientRect().bottom > 0) setAnswered(call.is)
  })
  useEffect(() => {
    if (call.is) open()
  }, [call.is])
  // Once its tab is shown, for which the board makes room.
  useEffect(() => {
    if (answered && list.current) showRoom(list.current)
  }, [answered])

  function onKeyDown(event: KeyboardEvent) {
    const ahead = document.documentElement.dir === 'rtl' ? -1 : 1
    const at = tabs.findIndex(({ id }) => id === shown?.id)
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: at + ahead,
      ArrowLeft: at - ahead,
      Home: 0,
      End: -1,
    }
    const next = tabs.at((steps[event.key] ?? Number.NaN) % tabs.length)
    if (!(event.key in steps) || !next) return
    event.preventDefault()
    choose(next.id)
    document.getElementById(ids + next.id)?.focus()
  }

  return (
    <>
      {tabs[1] && (
        <div ref={list} role="tablist" aria-label={text.tabs} className="room-tabs" onKeyDown={onKeyDown}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={ids + tab.id}
              type="button"
              role="tab"
              aria-selected={tab === shown}
              aria-controls={panelOf(tab.id)}
              tabIndex={tab === shown ? 0 : -1}
              data-news={hasNews(tab) || undefined}
              onClick={() => choose(tab.id)}
            >
              {tab.name}
              {hasNews(tab) && <span className="sr-only"> {text.isNew}</span>}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {tabs.filter(hasNews).map(({ id, name }) => (
          <span key={id}>{text.newIn(name)} </span>
        ))}
      </p>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={panelOf(tab.id)}
          {...(tabs[1] && { role: 'tabpanel', 'aria-labelledby': ids + tab.id })}
          className="room-panel"
          data-off={tab !== shown || undefined}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}

/** What is opened begins at its top; where the page is scrolled and not the panel, below the tabs that stick there. */
function beginAtTop(panel: Element, tabs: Element): void {
  panel.scrollTo(0, 0)
  if (getComputedStyle(tabs).position !== 'sticky') return
  const { top, bottom } = panel.getBoundingClientRect()
  if (top < tabs.getBoundingClientRect().bottom || bottom > innerHeight) panel.scrollIntoView()
}

/** Brings the beginning of the room, and the board, to the screen. */
export function showRoom(part: Element): void {
  const room = part.closest('.classroom')
  const side = part.closest('.room-side')
  // Beside the film the room sticks where it is.
  if (room && getComputedStyle(room).display === 'contents') room.parentElement?.scrollIntoView()
  else side?.firstElementChild?.scrollIntoView()
  side?.scrollTo(0, 0)
}
