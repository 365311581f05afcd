import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from './page-heads.ts'

/**
 * Does for a change of page what a browser does when it loads one: sets the title, goes to the top and, for screen
 * readers, moves the focus into the new page. A page that was just loaded is left alone.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    document.title = pageTitle(pathname)
    if (loaded.current === pathname) return
    loaded.current = ''
    // Else the browser's own sharing would send the address of the page that was loaded.
    document.querySelector('link[rel=canonical]')?.remove()
    if (!hash) scrollTo(0, 0)
    if (!document.querySelector('dialog[open]'))
      document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname, hash])
  return null
}
