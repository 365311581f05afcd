import { useEffect, useRef } from 'react'

interface QuizKeys {
  /** From 1 on. */
  readonly onNumber: (number: number) => void
  readonly onEnter: () => void
}

const writing = 'input:not([type=radio]), textarea, select, [contenteditable]'
/** What Enter does something else with. */
const pressed = `${writing}, a, button, summary`

/** Keys from anywhere on the page while no text field has the focus and no dialog is open. */
export function useQuizKeys(keys: QuizKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, repeat } = event
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      const isOn = (parts: string) => target instanceof Element && target.closest(parts) !== null
      if (isOn(writing) || document.querySelector('dialog[open]')) return
      if (/^[1-9]$/.test(key)) latest.current.onNumber(Number(key))
      if (key !== 'Enter') return
      // A key that is held down is one answer; and a radio would send the form by itself.
      if (repeat || !isOn(pressed)) event.preventDefault()
      if (!repeat && !isOn(pressed)) latest.current.onEnter()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
