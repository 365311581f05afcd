import { join } from 'node:path'
import type { Plugin } from 'vite'
import { deskPages } from '#app/contract/desk-pages.ts'
import { pages } from '#app/contract/pages.ts'
import { type Part, parts } from '#app/contract/parts.ts'
import { wagonPaths } from '#app/contract/wagon-paths.ts'

const root = join(import.meta.dirname, '../..')
const partPrefix = 'virtual:parts/'
const lists: Readonly<Record<string, () => string>> = {
  'virtual:pages': writePageList,
  'virtual:desk-pages': writeDeskPages,
}

/**
 * Gives the browser what it needs of the lists in app/contract/: of each page name, path and frame, and its code when it is
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

function writePageList(): string {
  const entries = pages.map(({ name, path, frame, source, component }) => {
    const file = JSON.stringify(join(root, source))
    const page = component.startsWith('fetch')
      ? `latePage(async () => ({ Page: await (await import(${file})).${component}() }), 'Page')`
      : `latePage(() => import(${file}), '${component}')`
    return `{ ${Object.entries({ name, path, frame })
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
      .join(', ')}, Page: ${page} }`
  })
  return `import { latePage } from '#platform/web/lib/late-page.tsx'\nexport const pages = [${entries.join(',\n')}]`
}

function writeDeskPages(): string {
  const imports = deskPages.map(
    ({ source, component }, index) =>
      `import { ${component} as Page${index} } from ${JSON.stringify(join(root, source))}`,
  )
  const entries = deskPages.map(({ path }, index) => `{ path: ${JSON.stringify(path)}, Page: Page${index} }`)
  return `${imports.join('\n')}\nexport const deskPages = [${entries.join(',\n')}]`
}

/** Nothing for a part that no feature brings. */
function writePart(name: string): string {
  const part = parts.find((each) => each.name === name)
  if (!part) return 'export const part = undefined'
  const file = JSON.stringify(join(root, part.source))
  const late = `import { latePage, latePart } from '#platform/web/lib/late-page.tsx'\n`
  const written: Readonly<Record<Part['comes'], string>> = {
    along: `export { ${part.component} as part } from ${file}`,
    late: `${late}export const part = latePart(() => import(${file}).then((its) => its.${part.component}))`,
    'as-page': `${late}export const part = latePage(() => import(${file}), '${part.component}')`,
  }
  return written[part.comes]
}
