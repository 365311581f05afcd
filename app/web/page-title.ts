import * as titles from 'virtual:page-titles'
import { pages } from 'virtual:pages'
import { useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'

const named: Readonly<Record<string, string | ((moduleNumber: number) => string) | undefined>> = titles

export function pageTitle(pathname: string): string {
  for (const { name, path } of pages) {
    const match = matchPath(path, pathname)
    const title = match && named[name]
    if (title)
      return withSite(name, typeof title === 'string' ? title : title(moduleNumberOf(match.params.id)))
  }
  return withSite('', titles.notFound)
}

/** The landing page's has the name of the site in it. */
const withSite = (name: string, title: string) => (name === 'landing' ? title : `${title} · EduTrain`)

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
