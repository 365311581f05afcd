import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pages } from '#app/contract/pages.ts'

const root = join(import.meta.dirname, '../..')
const name = 'virtual:pages'

/** Gives the browser of app/contract/pages.ts what it needs: of each page name, path and frame, and its code when it is wanted. */
export function pageListPlugin(): Plugin {
  return {
    name: 'page-list',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? writePageList() : undefined),
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
