import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin } from 'vite'

const entrySheet = join(import.meta.dirname, '../../app/web/styles/app.css')

/** The classes of what `app.css` makes utilities for, and words that are no class. */
async function listEntryClasses(): Promise<string[]> {
  const sheet = await readFile(entrySheet, 'utf8')
  const sources = [...sheet.matchAll(/^@source (not )?"([^"]+)"/gm)].map(([, not, pattern = '']) => ({
    base: dirname(entrySheet),
    pattern,
    negated: not !== undefined,
  }))
  return new Scanner({ sources }).scan()
}

/** Leaves out of sheets with utilities of their own folder those that the sheet in every page has (decision 81). */
export function entryUtilitiesPlugin(): Plugin {
  return {
    name: 'entry-utilities',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: /@import "tailwindcss\/utilities"/ },
      async handler(code) {
        const classes = (await listEntryClasses()).filter((word) => !/["'{}\\]/.test(word))
        return `${code}\n@source not inline("${classes.join(' ')}");`
      },
    },
  }
}
