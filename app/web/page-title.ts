import * as titles from 'virtual:page-titles'
import { pages } from 'virtual:pages'
import { matchPath } from 'react-router'
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
