import { switchTheme } from '#web/lib/theme.ts'
import { ThemeIcon } from './icons.tsx'
import * as text from './ui.en.ts'

/** Changes between light and dark. It looks the same in both, as a page drawn ahead of time knows neither. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="theme-switch noscript:hidden"
      aria-label={text.switchTheme}
      title={text.switchTheme}
      onClick={switchTheme}
    >
      <ThemeIcon className="size-5.5" />
    </button>
  )
}
