// `npm run spec-map [-- S4.18 SX.3]`: the tests that show rows of docs/spec-map.md, of all rows without an id.
import { citingTests, readFile } from './spec-map/citing-tests.ts'
import { libraryLinesIn, readRows } from './spec-map/faults.ts'

const wanted = process.argv.slice(2)
const rows = readRows(readFile('docs/spec-map.md') ?? '').map(({ cells }) => cells)
const citing = citingTests()
for (const [id = '', spec = '', , libraryLines = ''] of rows) {
  if (wanted.length > 0 && !wanted.includes(id)) continue
  console.log(`${id} ${spec}`)
  for (const { path, title } of citing.get(id) ?? []) console.log(`  ${path} › ${title}`)
  for (const line of libraryLinesIn(libraryLines)) console.log(`  ${line.replaceAll('`', '')}`)
}
const unknown = wanted.filter((id) => !rows.some((cells) => cells[0] === id))
for (const id of unknown) console.error(`docs/spec-map.md has no row ${id}`)
process.exit(unknown.length ? 1 : 0)
