/** In px, between what is brought into view and what would cover it, or the edge of the screen. */
const gap = 12

/** Waits for its words, which may come a moment after the verdict. */
export function uncoverOption(sheet: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => uncover(sheet)))
}

/**
 * Brings the chosen option out from under the sheet that says what became of it. Where any option is under it the card goes
 * to the top, as when its question came.
 */
function uncover(sheet: HTMLElement): void {
  const form = sheet.closest('form')
  const boxOf = (part: string) => form?.querySelector(part)?.getBoundingClientRect()
  const option = boxOf('label:has(:checked)')
  const options = boxOf('fieldset')
  const card = (sheet.closest('.quiz-card') ?? form)?.getBoundingClientRect()
  if (!option || !options || !card) return
  const { top: edge, bottom } = sheet.getBoundingClientRect()
  const others = options.bottom > edge ? card.top - gap : 0
  // Where text is large the sheet follows the options.
  const follows = Math.min(edge - gap, bottom - innerHeight)
  const top = Math.max(0, others, follows, option.bottom + gap - edge) || Math.min(0, option.top - gap)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top !== 0) scrollBy({ top, behavior: isCalm ? 'auto' : 'smooth' })
}
