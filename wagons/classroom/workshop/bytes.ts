import {
  type ByteRow,
  brotliOf,
  type FeatureBytes,
  readBuilt,
  scriptsOf,
} from '#workshop/checks/built-pages.ts'

/** Bytes (brotli) of the class beyond its lesson and its film: the room, and the tools of a learner who holds one. */
const roomBudget = 15_000
const hostBudget = 5_100
/** And the hall, which only those who walk in fetch. */
const hallBudget = 125_000

export const rows: FeatureBytes['rows'] = (language) => {
  const row = (what: string, parts: readonly string[], budget: number): ByteRow => ({
    what,
    bytes: lateBytes(language, parts),
    budget,
    packed: 'brotli',
  })
  return [
    row('room of a class', [], roomBudget),
    row('tools of its host', ['host-tools'], hostBudget),
    row('hall to walk into', ['hall-place', 'hall'], hallBudget),
  ]
}

/** The room below the page of a class with its style, or a part of it by the parts that lead there, these included. */
function lateBytes(language: string, parts: readonly string[]): number {
  let code = [...scriptsOf(`app-class.${language}`, [])].map(readBuilt).join('')
  let bytes = 0
  for (const name of ['classroom', ...parts]) {
    const found = (kind: string) => new RegExp(`\\b${name}-[\\w-]{8}\\.${kind}`).exec(code)?.[0]
    const script = found('js')
    if (!script) throw new Error(`The build has no part called ${name}.`)
    const files = [script, found('css')].flatMap((file) => (file ? [`assets/${file}`] : []))
    bytes = name === 'classroom' && parts.length > 0 ? 0 : bytes + brotliOf(files)
    code += readBuilt(`assets/${script}`)
  }
  return bytes
}
