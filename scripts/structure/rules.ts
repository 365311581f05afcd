import { posix } from 'node:path'
import { featureOf, type SourceFile } from './source-file.ts'

/** Features in their order: each may import those before it, never those after it. */
export const featureOrder = [
  'identity',
  'profiles',
  'modules',
  'wallets',
  'classes',
  'quizzes',
  'progress',
  'certificates',
  'rewards',
  'desk',
]

const verbs =
  'add|admit|answer|apply|attend|authenticate|check|count|create|delete|disable|enable|export|finish|get|import|issue|link|list|look-up|lookup|publish|record|refresh|remove|request|reset|revoke|rotate|save|search|seed|send|sign|start|submit|unlink|update|verify'
const operation = new RegExp(`^(${verbs})-[a-z0-9-]+\\.ts$`)
const longestFile = 300
/** What the browser takes from the contract as it is: rules that need no schema (decision 46). */
const plainContract = 'contract/plain-text.ts'

type Rule = (file: SourceFile, all: ReadonlySet<string>) => string | undefined

/** What is wrong with the shape of the project: one sentence a finding, which says where the code belongs. */
export function findStructureFaults(files: readonly SourceFile[]): string[] {
  const all = new Set(files.map(({ path }) => path))
  return files.flatMap((file) =>
    rules.flatMap((rule) => {
      const fault = rule(file, all)
      return fault ? [`${file.path}: ${fault}`] : []
    }),
  )
}

const rules: Rule[] = [
  function fileNames({ path }) {
    const name = posix.basename(path)
    if (/^(index|utils?|helpers?|common|misc|shared)\./.test(name))
      return 'this name says nothing; name the file after its one subject'
    if (!/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.(ts|tsx|js)$/.test(name)) return 'file names are kebab-case'
    return undefined
  },

  function length({ lines }) {
    return lines > longestFile
      ? `${lines} lines; above ${longestFile} a file has more than one subject`
      : undefined
  },

  function featureVocabulary({ path }) {
    const place = featureOf(path)
    if (place?.room !== 'server') return undefined
    const role = /\.([a-z-]+(?:\.test)?)\.ts$/.exec(posix.basename(path))?.[1]
    const known = [
      'routes',
      'store',
      'store.test',
      'table',
      'errors',
      'config',
      'config.test',
      'content',
      'd',
    ]
    if (!role || role === 'test' || role === 'content.test' || role === 'api.test' || known.includes(role)) {
      return undefined
    }
    return `a feature has no kind of file called .${role}.ts`
  },

  function roleNamesFeature({ path }) {
    const place = featureOf(path)
    const match = /([^/]+)\.(routes|errors|config|api\.test|content)\.ts$/.exec(path)
    if (place?.room !== 'server' || !match || match[1] === place.feature) return undefined
    return `is named after the feature: ${place.feature}.${match[2]}.ts`
  },

  function twinTests({ path }, all) {
    const isOperation =
      !path.includes('/wire/') && featureOf(path)?.room === 'server' && operation.test(posix.basename(path))
    if (!isOperation || all.has(path.replace(/\.ts$/, '.test.ts'))) return undefined
    return 'an operation has a twin test beside it'
  },

  function featureOrderHolds({ path, imports }) {
    const here = featureOf(path)
    if (!here) return undefined
    if (!featureOrder.includes(here.feature)) return `${here.feature} is no feature; see featureOrder`
    const later = imports.find(({ target }) => {
      const there = featureOf(target)
      return there && featureOrder.indexOf(there.feature) > featureOrder.indexOf(here.feature)
    })
    return later
      ? `imports ${later.target}, a later feature; the order is ${featureOrder.join(' ← ')}`
      : undefined
  },

  function storesPrivate({ path, imports }) {
    const foreign = imports.find(
      ({ target }) => target.endsWith('.store.ts') && featureOf(target)?.feature !== featureOf(path)?.feature,
    )
    return foreign ? `imports ${foreign.target}; call an operation of that feature instead` : undefined
  },

  function sqlInStores({ path, imports }) {
    const mayKnowSql =
      /\.(store|table)\.ts$|^server\/(platform\/db\/|testing\/|database\.ts)|^(bench|scripts)\//.test(path)
    if (mayKnowSql || /\.test\.ts$/.test(path) || !imports.some(({ target }) => target === 'kysely'))
      return undefined
    return 'knows SQL; only a store may'
  },

  function platformKnowsNoFeature({ path, imports }) {
    if (path.endsWith('.test.ts')) return undefined
    const up = imports.find(({ target }) => featureOf(target) || /^(server|web)\/[^/]+$/.test(target))
    if (!/^(server\/platform|web\/(ui|lib))\//.test(path) || !up) return undefined
    return `imports ${up.target}; this room knows nothing of the product`
  },

  function roomsApart({ path, imports }) {
    const wrong = imports.find(
      ({ target }) =>
        (path.startsWith('web/') && target.startsWith('server/')) ||
        (path.startsWith('server/') && target.startsWith('web/')) ||
        (path.startsWith('contract/') && /^(web|server)\//.test(target)),
    )
    return wrong ? `imports ${wrong.target}; only contract/ is known to both sides` : undefined
  },

  function contractTypesOnlyInWeb({ path, imports }) {
    const heavy = imports.find(
      ({ target, typeOnly }) => target.startsWith('contract/') && !typeOnly && target !== plainContract,
    )
    if (!path.startsWith('web/') || path.endsWith('.test.ts') || !heavy) return undefined
    return `imports values of ${heavy.target}; use \`import type\`, so that schemas stay out of the browser`
  },

  function plainContractIsLight({ path, imports }) {
    if (path !== plainContract || imports.length === 0) return undefined
    return 'imports something; the browser takes this file as it is, so it stands alone'
  },
]
