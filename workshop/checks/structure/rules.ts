import { posix } from 'node:path'
import { featureOf, roomOf, type SourceFile } from './source-file.ts'

/** Each may import those before it and its equals. '.' is the feature itself; errors, config and content lie below. */
export const storeys: Readonly<Record<string, readonly (readonly string[])[]>> = {
  identity: [
    ['records'],
    ['tokens', 'passwords', 'limits'],
    ['sessions'],
    ['emails', 'providers', 'second-factor', 'hosted', 'import'],
    ['.'],
    ['operations'],
    ['protocol'],
  ],
  certificates: [
    ['records'],
    ['credentials', 'pdf'],
    ['.'],
    ['emails', 'standing'],
    ['own', 'public', 'desk'],
    ['rule'],
  ],
}

const verbs =
  'add|admit|answer|apply|attend|authenticate|check|complete|count|create|delete|disable|enable|export|finish|get|import|issue|link|list|look-up|lookup|publish|record|refresh|remove|request|reset|revoke|rotate|save|search|seed|send|sign|start|submit|unlink|update|verify'
const operation = new RegExp(`^(${verbs})-[a-z0-9-]+\\.ts$`)
const knownRole = /^(feature|routes|tables?|errors|d|(store|facade|config|content)(\.test)?|(api\.)?test)$/
/** Of a feature, what tests share and what the workshop runs: neither ships. */
const featureTests = /^(features|wagons)\/[^/]+\/(testing|workshop|system-tests)\//

type Rule = (file: SourceFile, all: ReadonlyMap<string, SourceFile>) => string | undefined

export function findStructureFaults(files: readonly SourceFile[]): string[] {
  const all = new Map(files.map((file) => [file.path, file]))
  return files.flatMap((file) =>
    rules.flatMap((rule) => {
      const fault = rule(file, all)
      return fault ? [`${file.path}: ${fault}`] : []
    }),
  )
}

function storeyOf(path: string): { feature: string; level: number } | undefined {
  const { room, feature = '', rest = '' } = featureOf(path) ?? {}
  const levels = room === 'server' ? storeys[feature] : undefined
  if (!levels || /^[^/]+\.(errors|config|content)\.ts$/.test(rest)) return undefined
  if (/^[^/]+\.(routes|feature)\.ts$/.test(rest)) return { feature, level: levels.length }
  const folder = rest.includes('/') ? (rest.split('/')[0] ?? '') : '.'
  const level = levels.findIndex((names) => names.includes(folder))
  return { feature, level: level === -1 ? levels.length : level }
}

const rules: Rule[] = [
  function fileNames({ path }) {
    const name = posix.basename(path)
    if (/^(index|utils?|helpers?|common|misc|shared)\./.test(name))
      return 'this name says nothing; name the file after its one subject'
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|js)$/.test(name)) return 'file names are kebab-case'
    return undefined
  },

  function featureVocabulary({ path }) {
    const place = featureOf(path)
    if (place?.room !== 'server') return undefined
    const role = /\.([a-z-]+(?:\.test)?)\.ts$/.exec(posix.basename(path))?.[1]
    return !role || knownRole.test(role) ? undefined : `a feature has no kind of file called .${role}.ts`
  },

  function roleNamesFeature({ path }) {
    const place = featureOf(path)
    const match = /([^/]+)\.(feature|routes|errors|config|content|tables|facade)\.ts$/.exec(path)
    if (place?.room !== 'server' || !match || match[1] === place.feature) return undefined
    return `is named after the feature: ${place.feature}.${match[2]}.ts`
  },

  function twinTests({ path }, all) {
    const isOperation =
      !path.includes('/protocol/') &&
      featureOf(path)?.room === 'server' &&
      operation.test(posix.basename(path))
    if (!isOperation || all.has(path.replace(/\.ts$/, '.test.ts'))) return undefined
    return 'an operation has a twin test beside it'
  },

  function wagonsUncouple({ path, imports }) {
    // These tests have places of all kinds in their examples.
    if (/^wagons\/|^app\/server\/wagon-list\.ts$|\/structure\/\w+\.test\.ts$/.test(path)) return undefined
    const wagon = imports.find(({ target }) => target.startsWith('wagons/'))
    return wagon ? `imports ${wagon.target}; a site may do without this wagon` : undefined
  },

  function appOnTop({ path, imports }) {
    if (!/^(features|wagons)\//.test(path) || featureTests.test(path)) return undefined
    if (/\.test\.tsx?$|\/(e2e|commands)\//.test(path)) return undefined
    const up = imports.find(({ target }) => target.startsWith('app/'))
    return up
      ? `imports ${up.target}; the app puts features together, and they know nothing of it`
      : undefined
  },

  function storeysHold({ path, imports }) {
    const here = storeyOf(path)
    if (!here || path.endsWith('.test.ts')) return undefined
    const above = imports.find(({ target }) => {
      const there = storeyOf(target)
      return there && there.feature === here.feature && there.level > here.level
    })
    return above ? `imports ${above.target} from a storey above its own; see storeys` : undefined
  },

  function storesPrivate({ path, imports }) {
    if (path.endsWith('.test.ts')) return undefined
    const foreign = imports.find(
      ({ target, typeOnly }) =>
        !typeOnly &&
        target.endsWith('.store.ts') &&
        featureOf(target) &&
        featureOf(target)?.feature !== featureOf(path)?.feature,
    )
    return foreign ? `imports ${foreign.target}; call an operation of that feature instead` : undefined
  },

  function sqlInStores({ path, imports, hasStatement }) {
    // What tests share writes rows as no feature does: of another time, of a broken state.
    if (/\.(store|test)\.ts$|^platform\/server\/db\/|^workshop\//.test(path) || featureTests.test(path))
      return undefined
    if (hasStatement) return 'has a statement; only a store may'
    if (path.endsWith('.tables.ts')) return undefined
    return imports.some(({ target }) => target === 'kysely') ? 'knows SQL; only a store may' : undefined
  },

  function platformKnowsNoFeature({ path, imports }) {
    if (path.endsWith('.test.ts')) return undefined
    const up = imports.find(({ target }) => /^(app|features|wagons)\//.test(target))
    if (!path.startsWith('platform/') || !up) return undefined
    return `imports ${up.target}; this room knows nothing of the product`
  },

  function roomsApart({ path, imports }) {
    const room = roomOf(path)
    const wrong = imports.find(({ target }) => {
      const other = roomOf(target)
      return room && other && other !== room && other !== 'contract'
    })
    return wrong ? `imports ${wrong.target}; only contract/ is known to both sides` : undefined
  },

  function shipsWithoutTests({ path, imports }) {
    const isTool = (each: string) => /^workshop\/|\/e2e\/|\/solidity\//.test(each) || featureTests.test(each)
    if (isTool(path) || /\.test\.tsx?$/.test(path)) return undefined
    const tool = imports.find(({ target }) => isTool(target) && /\.tsx?$/.test(target))
    return tool && `imports ${tool.target}; what ships imports nothing of the workshop`
  },

  function contractTypesOnlyInWeb({ path, imports }, all) {
    if (roomOf(path) !== 'web' || path.endsWith('.test.ts')) return undefined
    // A file of the contract that stands alone has no schema (decision 46).
    const heavy = imports.find(
      ({ target, typeOnly }) =>
        !typeOnly &&
        roomOf(target) === 'contract' &&
        !all.get(target)?.imports.every((each) => each.typeOnly),
    )
    return heavy
      ? `imports values of ${heavy.target}; use \`import type\`, so that schemas stay out of the browser`
      : undefined
  },
]
