import { join } from 'node:path'
import type { Plugin } from 'vite'
import { journeyDeskPages } from '#app/contract/journey-pages.ts'
import { deskPages, pages, parts, wagonPaths } from '#app/server/pages/page-list.ts'
import { wagons } from '#app/server/wagon-list.ts'

const root = join(import.meta.dirname, '../..')
const partPrefix = 'virtual:parts/'
const lists: Readonly<Record<string, () => string>> = {
  'virtual:pages': writePageList,
  'virtual:desk-pages': writeDeskPages,
  'virtual:page-titles': () =>
    ['app/web/page-titles.en.ts', ...wagons.map(({ titles }) => titles)]
      .map((source) => `export * from ${fileOf(source)}`)
      .join('\n'),
  'virtual:page-descriptions': writeDescriptions,
}

/**
 * Gives the browser what it needs of the lists of pages: of each page name, path and frame, and its code when it is
 * wanted; the pages for operators as one.
 */
export function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    config: () => ({ define: { OPTIONAL_PATHS: JSON.stringify([...wagonPaths.values()].flat()) } }),
    resolveId: (source) => (source in lists || source.startsWith(partPrefix) ? `\0${source}` : undefined),
    load: (id) =>
      id.startsWith(`\0${partPrefix}`) ? writePart(id.slice(partPrefix.length + 1)) : lists[id.slice(1)]?.(),
  }
}

const fileOf = (source: string) => JSON.stringify(join(root, source))

function writeDescriptions(): string {
  const sources = ['app/web/page-heads.en.ts', ...wagons.flatMap(({ descriptions = [] }) => descriptions)]
  const imports = sources.map(
    (source, index) => `import { descriptions as d${index} } from ${fileOf(source)}`,
  )
  const all = sources.map((_source, index) => `...d${index}`).join(', ')
  return [...imports, `export const descriptions = { ${all} }`].join('\n')
}

/** An address that is not in it is shown by `OtherPage`, whose pages it does without: learners pay for each entry. */
function writePageList(): string {
  const listed = pages.filter(({ component }) => component !== 'OtherPage')
  const entries = listed.map(({ name, path, frame, source, component }) => {
    const file = fileOf(source)
    const page = component.startsWith('fetch')
      ? `latePage(async () => ({ Page: await (await import(${file})).${component}() }), 'Page')`
      : `latePage(() => import(${file}), '${component}')`
    return `{ ${Object.entries({ name, path, frame })
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join(', ')}, Page: ${page} }`
  })
  return `import { latePage } from '#platform/web/lib/late-page.tsx'\nexport const pages = [${entries.join(',\n')}]`
}

/** Those that a site may leave out come by themselves. */
function writeDeskPages(): string {
  const imports = ["import { latePage } from '#platform/web/lib/late-page.tsx'"]
  const entries = deskPages.map((page, index) => {
    const { path, source, component } = page
    const file = fileOf(source)
    const isOfEverySite = journeyDeskPages.includes(page)
    if (isOfEverySite) imports.push(`import { ${component} as Page${index} } from ${file}`)
    const drawn = isOfEverySite ? `Page${index}` : `latePage(() => import(${file}), '${component}')`
    return `{ path: ${JSON.stringify(path)}, Page: ${drawn} }`
  })
  return [...imports, `export const deskPages = [${entries.join(',\n')}]`].join('\n')
}

/** Nothing for a part that no feature brings. */
function writePart(name: string): string {
  const { source, component, comes } = parts.find((each) => each.name === name) ?? {}
  if (!source) return 'export const part = undefined, load = undefined'
  const file = fileOf(source)
  if (component && !comes) return `export { ${component} as part } from ${file}`
  const fetched = `import(${file})`
  if (!component) return `export const load = () => ${fetched}`
  return `import { latePart } from '#platform/web/lib/late-page.tsx'
export const part = latePart(() => ${fetched}.then((its) => its.${component}))`
}
