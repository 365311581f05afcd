import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageTitle } from './page-title.ts'

/** Title, top of the page and, for screen readers, focus, as on a load. A page that was just loaded is left alone. */
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
