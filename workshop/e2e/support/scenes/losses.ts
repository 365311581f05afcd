import type { Page } from '@playwright/test'

/** Makes text so large for a browser's reader, in percent, and with it all that follows its size. */
export const enlargeRoot = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/**
 * What a reader who enlarges the page on screen loses: text that is cut off or lies on other text, controls that
 * cannot be brought into view, and scrolling in two directions. Looks at the dialog alone where one is open.
 */
export function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What makes room for a part by its height, as the quiz does, has it by the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    interface Box {
      readonly what: string
      readonly element: Element
      readonly rect: DOMRect
    }
    const { scrollWidth, clientWidth } = document.documentElement
    const scope = document.querySelector('dialog[open]') ?? document.body
    const losses = new Set<string>()
    const described = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}"`

    // Chromium takes text of an SVG for visible where its group is not displayed.
    const isDisplayed = (element: Element) =>
      [...ancestors(element)].every((above) => getComputedStyle(above).display !== 'none')
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      isDisplayed(element) &&
      !isForEars(element)

    function* ancestors(element: Element): Generator<Element> {
      for (let above: Element | null = element; above; above = above.parentElement) yield above
    }

    /** Whether it is there for screen readers alone. */
    function isForEars(element: Element): boolean {
      return [...ancestors(element)].some((above) => getComputedStyle(above).clipPath === 'inset(50%)')
    }

    function linesOf(text: Node): DOMRect[] {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    }

    function findTexts(): Box[] {
      const boxes: Box[] = []
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (!element || !node.nodeValue?.trim() || element.closest('script, style, noscript')) continue
        if (!isSeen(element)) continue
        for (const rect of linesOf(node))
          boxes.push({ what: `"${node.nodeValue.trim().slice(0, 40)}"`, element, rect })
      }
      return boxes
    }

    /** Where a person types or ticks, without the padding. */
    function findFields(): Box[] {
      return [...scope.querySelectorAll('input')].filter(isSeen).map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)]
        const rect = new DOMRect(x + left, y, width - left - right, height)
        return { what: `field ${element.name}`, element, rect }
      })
    }

    /** The part of a line that its characters fill: the line is higher than they are. */
    function inkOf({ x, y, width, height }: DOMRect): DOMRect {
      return new DOMRect(x, y + height * 0.2, width, height * 0.6)
    }

    /** Whether a line reaches out of something that hides what does, or out of the control it labels. */
    function findCut({ what, element, rect }: Box): void {
      const ink = inkOf(rect)
      const isOut = (frame: DOMRect, axis: 'x' | 'y') =>
        axis === 'x'
          ? ink.left < frame.left - 1 || ink.right > frame.right + 1
          : ink.top < frame.top - 1 || ink.bottom > frame.bottom + 1
      const open = { x: true, y: true }
      for (const above of ancestors(element)) {
        const { overflowX, overflowY, position } = getComputedStyle(above)
        const isControl = above.matches('button, .btn, summary, .option, .station-stop, .badge')
        for (const [axis, overflow] of [
          ['x', overflowX],
          ['y', overflowY],
        ] as const) {
          if (!open[axis]) continue
          if (/auto|scroll/.test(overflow)) open[axis] = false
          else if ((isControl || /hidden|clip/.test(overflow)) && isOut(above.getBoundingClientRect(), axis))
            losses.add(`${what} is cut off by ${described(above)}`)
        }
        if (position === 'fixed') return
      }
      if (open.x && !element.closest('.skip-link') && (rect.left < -1 || rect.right > clientWidth + 1))
        losses.add(`${what} reaches out of the page`)
    }

    /** Whether it is scrolled out of sight in something that scrolls by itself. */
    function isScrolledAway({ element, rect }: Box): boolean {
      return [...ancestors(element)].some((above) => {
        if (!/auto|scroll/.test(getComputedStyle(above).overflowY) || above === document.documentElement)
          return false
        const frame = above.getBoundingClientRect()
        return rect.bottom > frame.bottom || rect.top < frame.top
      })
    }

    function findOverlaps(boxes: readonly Box[]): void {
      const inked = boxes.map(({ rect, ...box }) => ({ ...box, ink: inkOf(rect) }))
      inked.sort((a, b) => a.ink.top - b.ink.top)
      for (const [index, one] of inked.entries())
        for (const other of inked.slice(index + 1)) {
          if (other.ink.top >= one.ink.bottom - 1) break
          const across = Math.min(one.ink.right, other.ink.right) - Math.max(one.ink.left, other.ink.left)
          const isOver = (box: typeof one) =>
            box.element.closest('.toaster, .skip-link, .verdict-sheet') !== null
          if (across > 2 && one.element !== other.element && isOver(one) === isOver(other))
            losses.add(`${one.what} lies on ${other.what}`)
        }
    }

    /** Whether a person can bring a control into view, with nothing before it. */
    function findUnreachable(control: HTMLElement): void {
      control.focus()
      control.scrollIntoView({ block: 'center' })
      const isHit = [...control.getClientRects()].some(({ left, top, width, height }) => {
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return (
          hit !== null &&
          (control.contains(hit) ||
            hit.closest('.toaster') ||
            (hit.contains(control) && hit.matches('label, .task-main')))
        )
      })
      if (!isHit) losses.add(`${described(control)} ${control.getAttribute('name') ?? ''} cannot be reached`)
    }

    if (scrollWidth > clientWidth) losses.add(`the page is ${scrollWidth - clientWidth} px too wide`)
    scrollTo(0, 0)
    const texts = findTexts()
    for (const text of texts) findCut(text)
    findOverlaps([...texts, ...findFields()].filter((box) => !isScrolledAway(box)))
    for (const control of scope.querySelectorAll<HTMLElement>(
      'a[href], button:not(:disabled), input, summary',
    ))
      if (isSeen(control)) findUnreachable(control)
    return [...losses]
  })
}
