/** In px, between what is brought into view and what would cover it, or the edge of the screen. */
const gap = 12

/** Waits for its words, which may come a moment after the verdict. */
export function uncoverOption(sheet: HTMLElement): void {
  requestAnimationFrame(() => requestAnimationFrame(() => uncover(sheet)))
}

/**
 * Brings what was chosen and what is right out from under the sheet that says so, and all other options as far as these two
 * stay on the screen. Where any option is under it the card goes to the top, as when its question came; that of a quiz also
 * before there is a verdict. Where there are no options, a verdict brings itself onto the screen.
 */
function uncover(sheet: HTMLElement): void {
  const form = sheet.closest('form')
  const boxOf = (part: string) => form?.querySelector(part)?.getBoundingClientRect()
  const marked = form?.querySelectorAll('label:is(:has(:checked), [data-verdict="right"])') ?? []
  const boxes = [...marked].map((option) => option.getBoundingClientRect())
  const options = boxOf('fieldset')
  const quiz = sheet.closest('.quiz-card')
  const card = (quiz ?? form)?.getBoundingClientRect()
  const { top: edge, bottom } = sheet.getBoundingClientRect()
  if (!options || !card) {
    // Where it belongs it lies over nothing.
    const end = sheet.parentElement?.getBoundingClientRect().bottom ?? bottom
    if (sheet.matches('[data-verdict="right"], [data-verdict="wrong"]'))
      scroll(Math.max(0, end - innerHeight))
    return
  }
  const others = options.bottom > edge ? card.top - gap : 0
  if (!sheet.matches('[data-verdict]')) {
    if (quiz && others > 0) scroll(others)
    return
  }
  if (boxes.length === 0) return
  const words = form?.querySelector('legend')
  // The question stays at the top.
  const covered = words && getComputedStyle(words).top === '0px' ? words.offsetHeight : 0
  const first = Math.min(...boxes.map(({ top }) => top)) - gap - covered
  const last = Math.max(...boxes.map((box) => box.bottom)) + gap
  // Where text is large the sheet follows the options.
  const follows = Math.min(edge - gap, bottom - innerHeight)
  scroll(
    Math.max(0, others, follows, last - edge, Math.min(options.bottom - edge, first)) || Math.min(0, first),
  )
}

function scroll(top: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (top !== 0) scrollBy({ top, behavior: isCalm ? 'auto' : 'smooth' })
}
