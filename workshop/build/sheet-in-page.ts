import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sheets = 'assets/index-*.css'

/** The sheet of the entry stands in each page (decision 63): no script or page asks for it as a file. */
export function sheetInPagePlugin(): Plugin {
  return {
    name: 'sheet-in-page',
    enforce: 'pre',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) chunk.viteMetadata?.importedCss.clear()
    },
  }
}

/** The sheet of the build, as an element. The server finds it by these tags (app/server/pages/page-files.ts). */
export function sheetElement(webDir: string): string {
  const [file, ...others] = globSync(sheets, { cwd: webDir })
  if (!file || others.length > 0) throw new Error('The entry does not have one sheet.')
  const style = readFileSync(join(webDir, file), 'utf8').trim()
  if (style.includes('</style')) throw new Error('The sheet cannot stand in a page.')
  return `<style>${style}</style>`
}

export function removeSheets(webDir: string): void {
  for (const file of globSync(sheets, { cwd: webDir })) rmSync(join(webDir, file))
}
