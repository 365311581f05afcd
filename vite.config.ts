import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { wagons } from './app/server/wagon-list.ts'
import { chunkGroups } from './workshop/build/chunk-groups.ts'
import { entryProperties, entryUtilitiesPlugin } from './workshop/build/entry-utilities.ts'
import { mixedColours } from './workshop/build/mixed-colours.ts'
import { pageContentPlugin, pageLanguage } from './workshop/build/page-content.ts'
import { pageListPlugin } from './workshop/build/page-list.ts'
import { sheetInPagePlugin } from './workshop/build/sheet-in-page.ts'
import { lateClientPlugin, unusedPartsPlugin } from './workshop/build/unused-parts.ts'
import { utilityOrder } from './workshop/build/utility-order.ts'

const root = import.meta.dirname

/**
 * Code imports its words in English, from files that end in `.en.ts` or `.en.tsx`; for pages in another language the
 * neighbours of the same name stand in for them.
 */
function pageLanguagePlugin(): Plugin {
  return {
    name: 'page-language',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.en\.tsx?$/ },
      handler(source, importer) {
        const other = source.replace(/\.en(?=\.tsx?$)/, `.${pageLanguage()}`)
        return other === source ? undefined : this.resolve(other, importer)
      },
    },
  }
}

/**
 * What is fetched along with a part that is loaded late; every page carries these lists. The part itself only beside a
 * style, which it would wait for; styles alone for what few make use of. A quiz's report, a guest and the road of a module need what is there.
 */
function filesAhead(part: string, files: string[]): string[] {
  if (/\/(report-button|guests|guest-session|road)-/.test(part)) return []
  const styles = files.filter((file) => file.endsWith('.css'))
  if (
    /\/(code-dialog|desk-pages|account|assessment-page|shown-token|token-page|new-badge|badge-\w+)-/.test(
      part,
    )
  )
    return styles
  return styles.length > 0 ? files : files.filter((file) => file !== part)
}

const onDemand = wagons.flatMap(({ keptOnDemand }) => keptOnDemand?.part ?? [])

/** An exercise has its id in its name, by which the service worker knows it in the next version too. */
function nameOf(module: string | null): string {
  const id = onDemand.map((part) => part.exec(module ?? '')?.[1]).find(Boolean)
  return `assets/${id ? `exercise-${id}` : '[name]'}-[hash].js`
}

export default defineConfig({
  root: join(root, 'app/web'),
  plugins: [
    pageLanguagePlugin(),
    pageContentPlugin(),
    pageListPlugin(),
    lateClientPlugin(),
    unusedPartsPlugin(),
    sheetInPagePlugin(),
    entryUtilitiesPlugin(),
    tailwindcss(),
    react(),
  ],
  css: { postcss: { plugins: [mixedColours, utilityOrder, entryProperties] } },
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: address but for pictures; that of a page that loads is on every page.
    assetsInlineLimit: (file) => file.endsWith('/drawings/train.svg'),
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => filesAhead(file, files) },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        chunkFileNames: ({ facadeModuleId }) => nameOf(facadeModuleId),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
