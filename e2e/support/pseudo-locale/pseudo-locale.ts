import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')
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
    transformIndexHtml: (html) => html.replace('<html lang="en">', '<html lang="en-XB" dir="rtl">'),
  }
}

/**
 * Builds the pages in a pseudo-locale, longer than English and written from right to left, for tests to look at. Nobody
 * is ever offered it.
 */
export async function buildPseudoLocale(outDir: string): Promise<void> {
  await build({
    root: join(root, 'web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [pseudoLocalePlugin()],
    build: { outDir, emptyOutDir: true, manifest: false },
  })
}
