// `npm run check:content [-- FOLDER]`: the rules of content/README.md; one line for each fault.
import { join, relative } from 'node:path'
import { formatFault } from './content/fault.ts'
import { loadContent } from './content/loading.ts'
import { describeEdition, findContentFaults } from './content/rules.ts'

const own = relative(process.cwd(), join(import.meta.dirname, '../../content')) || '.'
const content = loadContent(process.argv[2] ?? own)
const faults = findContentFaults(content)
for (const fault of faults) console.error(formatFault(fault))
const figures = [content.base, ...content.translations].map(
  (edition) => `${edition.language}: ${describeEdition(edition)}`,
)
console.log(`content: ${faults.length} faults; ${figures.join('; ')}`)
process.exit(faults.length ? 1 : 0)
