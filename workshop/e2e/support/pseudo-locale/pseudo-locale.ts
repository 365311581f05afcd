import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { sheetElement } from '#workshop/build/sheet-in-page.ts'

const root = join(import.meta.dirname, '../../../..')
const original = '?english'

/** Puts a language made mechanically from English in the place of every message file. */
function pseudoLocalePlugin(): Plugin {
  return {
    name: 'pseudo-locale',
    enforce: 'pre',
    load: {
      filter: { id: /(?<!page-language)\.en\.tsx?$/ },
      handler(id) {
        const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
        return [
          `import * as english from ${JSON.stringify(id + original)}`,
          `import { pseudoWords } from ${JSON.stringify(join(import.meta.dirname, 'pseudo-words.ts'))}`,
          ...names.map((name) => `export const ${name} = pseudoWords(english.${name})`),
        ].join('\n')
      },
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', '<html lang="en-XB" dir="rtl"'),
  }
}

/**
 * Builds the pages in a pseudo-locale, longer than English and written from right to left, for tests. It is never
 * offered to visitors.
 */
export async function buildPseudoLocale(outDir: string): Promise<void> {
  await build({
    root: join(root, 'app/web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [pseudoLocalePlugin()],
    build: { outDir, emptyOutDir: true, manifest: false },
  })
  const page = join(outDir, 'index.html')
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('</head>', () => `${sheetElement(outDir)}</head>`),
  )
}

/** From now on the page gets the pages of a build in the pseudo-locale; the rest comes from the server. */
export async function readPseudoLocale(page: Page, buildDir: string): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      const { pathname } = new URL(route.request().url())
      if (route.request().resourceType() === 'document')
        return route.fulfill({ body: readFileSync(join(buildDir, 'index.html')), contentType: 'text/html' })
      if (pathname.startsWith('/assets/')) return route.fulfill({ path: join(buildDir, pathname) })
      return route.fallback()
    },
  )
}
