/** The themes of app/web/styles/theme.css, in the order of the page's `theme-color` tags. */
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Shows the theme that this device remembers; without one the page follows the system, and on paper it is light. */
export function followStoredTheme(): void {
  const stored = storedTheme()
  if (stored) show(stored)
  addEventListener('beforeprint', () => {
    document.documentElement.dataset.address = location.href
    show('light')
  })
  addEventListener('afterprint', () => show(storedTheme() ?? null))
}

/** Remembered on this device, unless it is what the system prefers. */
export function switchTheme(): void {
  const isDark = (storedTheme() ?? preferredTheme()) === 'dark'
  const next = isDark ? 'light' : 'dark'
  const isPreferred = next === preferredTheme()
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support
  document.cookie = `theme=${next}; path=/; max-age=${isPreferred ? 0 : 31536000}; samesite=lax`
  show(isPreferred ? null : next)
}

const storedTheme = () => /(?:^|; )theme=(light|dark)/.exec(document.cookie)?.[1] as Theme | undefined

const preferredTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

// The server does the same to a page before it is sent: app/server/pages/page-files.ts.
function show(chosen: Theme | null): void {
  const { dataset } = document.documentElement
  if (chosen) dataset.theme = `edutrain-${chosen}`
  else delete dataset.theme
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta, index) => {
    const preferred = `(prefers-color-scheme: ${themes[index]})`
    meta.media = chosen ? (themes[index] === chosen ? 'all' : 'not all') : preferred
  })
}
