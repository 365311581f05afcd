import { type RefObject, useEffect, useRef } from 'react'

type Part = RefObject<HTMLElement | null>

/**
 * Tells the style how high the sheet is, so that the page ends above it and the focus is never under it. For one
 * question the room only grows: what is being read does not move when the sheet folds.
 */
export function useSheetRoom(sheet: Part, questionId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is measured anew for another question
  useEffect(() => {
    const { style } = document.documentElement
    let room = 0
    const observer = new ResizeObserver(() => {
      const height = sheet.current?.offsetHeight ?? 0
      const words = sheet.current?.querySelector<HTMLElement>('.sheet-words')
      // Long words scroll in the sheet, by keyboard too.
      if (words) words.tabIndex = words.scrollHeight > words.clientHeight + 1 ? 0 : -1
      // Last, and only where it grows: it makes the whole page be laid out anew.
      if (height > room) style.setProperty('--sheet', `${height}px`)
      room = Math.max(room, height)
    })
    if (sheet.current) observer.observe(sheet.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--sheet')
    }
  }, [sheet, questionId])
}

/** When the question changes its card is at the top and its words have the focus; the first one is left to the page. */
export function useQuestionChange(questionId: string) {
  const words = useRef<HTMLLegendElement>(null)
  const seen = useRef(questionId)
  useEffect(() => {
    if (seen.current === questionId) return
    seen.current = questionId
    words.current?.focus({ preventScroll: true })
    words.current?.closest('.quiz-card, .review-part')?.scrollIntoView({ block: 'start' })
  }, [questionId])
  return words
}

/**
 * Brings the chosen option out from under the sheet that says what became of it. Where any option is under it the card
 * goes to the top, as when its question came; `told` counts how often it did. The hint may come a moment later.
 */
export function useUncovered(sheet: Part, told: number, hint: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with the hint, which makes the sheet higher
  useEffect(() => {
    if (told === 0) return
    const frame = requestAnimationFrame(() => uncover(sheet.current))
    return () => cancelAnimationFrame(frame)
  }, [sheet, told, hint])
}

/** In px, between the option and what covers it. */
const gap = 20
/** In px, above the card: its `scroll-margin-top`. */
const cardGap = 12

function uncover(sheet: HTMLElement | null): void {
  const boxOf = (part: string) => sheet?.closest('.quiz')?.querySelector(part)?.getBoundingClientRect()
  const option = boxOf('.option:has(:checked)')
  const list = boxOf('.option-list')
  const card = boxOf('.quiz-card')
  if (!list || !option || !card || !sheet) return
  const edge = sheet.getBoundingClientRect().top
  const others = list.bottom > edge ? card.top - cardGap : 0
  const top = Math.max(0, others, option.bottom + gap - edge) || Math.min(0, option.top - gap)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top !== 0) scrollBy({ top, behavior: isCalm ? 'auto' : 'smooth' })
}
