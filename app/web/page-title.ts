import * as titles from 'virtual:page-titles'
import { pages } from 'virtual:pages'
import { useEffect, useRef } from 'react'
import { matchPath, useLocation } from 'react-router'
import { moduleNumberOf } from '#features/modules/web/module-number.ts'
import { siteName } from '#platform/web/lib/site-name.ts'

const named: Readonly<Record<string, string | ((moduleNumber: number) => string) | undefined>> = titles

/** Which of the app's pages is at an address, if any is. Most addresses are their page's path, letter for letter. */
export const pageAt = (pathname: string) =>
  pages.find(({ path }) => path === pathname) ?? pages.find(({ path }) => matchPath(path, pathname))

/** None for an address that is none of the app's pages: what is shown there says its title itself. */
export function pageTitle(pathname: string): string | undefined {
  const page = pageAt(pathname)
  const title = page && named[page.name]
  return (
    title &&
    withSite(
      page.name,
      typeof title === 'string' ? title : title(moduleNumberOf(matchPath(page.path, pathname)?.params.id)),
    )
  )
}

/** The landing page's has the name of the site in it. */
const withSite = (name: string, title: string) => (name === 'landing' ? title : `${title} · ${siteName}`)

/** Title, top of the page and, for screen readers, focus, as on a load. A page that was just loaded is left alone. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const loaded = useRef(pathname)
  useEffect(() => {
    const title = pageTitle(pathname)
    if (title) document.title = title
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
