import type { Page } from '@playwright/test'

const seasons = ['dawn', 'winter', 'spring', 'summer', 'fall'] as const

/** The words that are hard to read where a part of the page has a season, by the seasons in which they are. */
export async function findFaintWords(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const season of seasons) {
    await page.evaluate((season) => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-season]')) part.dataset.season = season
    }, season)
    found.push(...(await findFaintNow(page)).map((words) => `${season}: ${words}`))
  }
  return found
}

/** By the colours alone: what lies on a picture is not judged. */
function findFaintNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })

    /** The luminance of colours that lie on each other, the lowest first. */
    function luminance(colours: readonly string[]): number {
      if (!context) return 0
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    function isOpaque(colour: string): boolean {
      context?.clearRect(0, 0, 1, 1)
      if (context) context.fillStyle = colour
      context?.fillRect(0, 0, 1, 1)
      return context?.getImageData(0, 0, 1, 1).data[3] === 255
    }

    /** What a text lies on, the lowest first; undefined for a picture. */
    function groundOf(element: Element): string[] | undefined {
      const layers: string[] = []
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(above)
        if (backgroundImage !== 'none') return
        layers.unshift(backgroundColor)
        if (isOpaque(backgroundColor)) break
      }
      return layers
    }

    /** How much lighter one must be than the other: less where the text is large. */
    function needed(size: number, weight: number): number {
      return size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5
    }

    const faint: string[] = []
    for (const part of document.querySelectorAll<HTMLElement>(
      '[data-season], [data-season] *:not(svg, svg *)',
    )) {
      const words = [...part.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = words.map(({ nodeValue }) => nodeValue?.trim()).join(' ')
      if (!text.trim() || !part.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const ground = groundOf(part)
      if (!ground) continue
      const { color, fontSize, fontWeight } = getComputedStyle(part)
      const [dark = 0, light = 0] = [luminance(ground), luminance([...ground, color])].sort((a, b) => a - b)
      const contrast = (light + 0.05) / (dark + 0.05)
      if (contrast < needed(Number.parseFloat(fontSize), Number(fontWeight)))
        faint.push(`${contrast.toFixed(2)} "${text.slice(0, 30)}" ${part.className}`)
    }
    return faint
  })
}
