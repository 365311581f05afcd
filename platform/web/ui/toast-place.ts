import { type RefObject, useLayoutEffect } from 'react'

/** In px, between a toast and what is above it. */
const gap = 8

/**
 * On a phone a toast lies below the page's header and the line about the connection, wherever the page is scrolled to:
 * never over the logo, the menu or that line. Its place is `--toast-top`; wider screens have another.
 */
export function useToastPlace(toaster: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    const place = () => toaster.current?.style.setProperty('--toast-top', `${lowestTop() + gap}px`)
    place()
    // A toast outlives the page that showed it, and the next page begins at its top.
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    addEventListener('scroll', place, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place)
    }
  }, [toaster, isShown])
}

function lowestTop(): number {
  const bars = [...document.querySelectorAll('header:not(main header), .connection-note')]
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
}
