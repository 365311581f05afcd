import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { Plugin } from 'vite'
import { wagons } from '#app/server/wagon-list.ts'

const entrySheet = join(import.meta.dirname, '../../app/web/styles/app.css')

/** The sheet of every page makes no utilities for what has its own; wagons say themselves what that is. */
const withWagons = (sheet: string) =>
  [
    sheet,
    ...wagons.flatMap(({ ownUtilities = [] }) =>
      ownUtilities.map((glob) => `@source not "../../../${glob}";`),
    ),
  ].join('\n')

/**
 * `classes` are of what the sheet makes utilities for, and words that are no class; `properties` custom ones that it registers
 * for its utilities.
 */
async function readEntrySheet() {
  const sheet = withWagons(await readFile(entrySheet, 'utf8'))
  const base = dirname(entrySheet)
  const sources = [...sheet.matchAll(/^@source (not )?"([^"]+)"/gm)].map(([, not, pattern = '']) => ({
    base,
    pattern,
    negated: not !== undefined,
  }))
  const classes = new Scanner({ sources }).scan()
  const compiler = await compile(sheet, { base, onDependency: () => undefined })
  const properties = [...compiler.build(classes).matchAll(/@property (--[\w-]+)/g)].map(
    ([, name = '']) => name,
  )
  return { classes, properties: new Set(properties) }
}

/**
 * Leaves out of sheets with utilities of their own folder those that the sheet in every page has (decision 81): before
 * they get their names, so that a sheet changes its address when what it may leave out does.
 */
export function entryUtilitiesPlugin(): Plugin {
  return {
    name: 'entry-utilities',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/, code: /@import "tailwindcss(\/utilities)?"/ },
      async handler(code, id) {
        if (id.split('?')[0] === entrySheet) return withWagons(code)
        const { classes } = await readEntrySheet()
        const named = classes.filter((word) => !/["'{}\\]/.test(word))
        return `${code}\n@source not inline("${named.join(' ')}");`
      },
    },
  }
}

/** And what these register for their utilities. */
export const entryProperties: PostcssPlugin = {
  postcssPlugin: 'entry-properties',
  async OnceExit(root, { result }) {
    if (result.opts.from?.split('?')[0] === entrySheet) return
    const registered: { remove(): void }[] = []
    const { properties } = await readEntrySheet()
    root.walkAtRules('property', (rule) => {
      if (properties.has(rule.params)) registered.push(rule)
    })
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== 'properties') return
      layer.walkDecls((declaration) => {
        if (properties.has(declaration.prop)) registered.push(declaration)
      })
    })
    for (const node of registered) node.remove()
  },
}
