import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon, CloseIcon, type IconProps } from '#platform/web/drawings/icons.tsx'
import { whenQuiet } from '#platform/web/lib/quiet-time.ts'
import './verdict-sheet.css'

export interface Verdict {
  /** None while there is nothing to say. */
  readonly look?: 'right' | 'wrong' | 'plain' | undefined
  readonly heading?: ReactNode
  /** Without a look, for screen readers alone. */
  readonly words?: ReactNode
  /** How often there was a verdict: a second one in the same words is read out too, and each brings its option into view. */
  readonly told?: number
}

/** What became of an answer, and the one button, at the foot of the screen as long as their form is on it. */
export function VerdictSheet({ children, ...verdict }: Verdict & { readonly children: ReactNode }) {
  const { look, heading, words, told = 0 } = verdict
  return (
    <div ref={useSheet(look ? told : 0)} className="verdict-sheet" data-verdict={look}>
      <div role="status" className="sheet-words">
        {look ? (
          <div key={told}>
            {heading && (
              <p className="sheet-heading">
                {look !== 'plain' && <VerdictSign isRight={look === 'right'} className="sheet-sign" />}
                {heading}
              </p>
            )}
            {words}
          </div>
        ) : (
          words && <span className="sr-only">{words}</span>
        )}
      </div>
      {children}
    </div>
  )
}

export function VerdictSign({ isRight, ...rest }: IconProps & { readonly isRight: boolean }) {
  const Sign = isRight ? CheckIcon : CloseIcon
  return <Sign strokeWidth={3} {...rest} />
}

/** `told` is 0 while there is no verdict. */
function useSheet(told: number) {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sheet.current) void uncover(sheet.current, told)
  }, [told])
  useEffect(() => {
    const { current } = sheet
    if (!current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const words = current.firstElementChild as HTMLElement
      // Long words scroll in the sheet, by keyboard too.
      words.tabIndex = (words.firstElementChild?.clientHeight ?? 0) > words.clientHeight + 1 ? 0 : -1
      style.setProperty('--sheet', `${current.offsetHeight}px`)
    })
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty('--sheet')
    }
  }, [])
  return sheet
}

/** Its code comes late: before a verdict it must not delay the question. */
async function uncover(sheet: HTMLElement, told: number): Promise<void> {
  if (told === 0) await whenQuiet()
  await import('./uncover-option.ts').then(
    (part) => part.uncoverOption(sheet),
    // The words are on the screen without it.
    () => {},
  )
}
