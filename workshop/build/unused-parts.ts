import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

interface Library {
  readonly files: RegExp
  /** What we make no use of, and a bundler cannot know that nothing else does. */
  readonly unused: readonly string[]
  /** What stands in the way of leaving out more of it: in a file what is there, and what stands there instead. */
  readonly cuts?: readonly {
    readonly file: RegExp
    readonly changes: readonly (readonly [RegExp, string])[]
  }[]
  /** Methods that no code of ours calls. */
  readonly methods?: readonly string[]
}

// Asked on every page: what became of the data that React Router has loaded, which another kind of router does.
const dataRouter: Library['cuts'] = [
  {
    file: /\/react-router\/dist\/production\/lib\/hooks\.js$/,
    changes: [
      [/let dataRouterState = dataRouterOpts\?\.state;/, 'const dataRouterState = undefined;'],
      [/React\$1\.useContext\(IsDataRouteContext\) \? useNavigateStable\(\) : /, ''],
      [/dataRouterState && \(match\.route\.ErrorBoundary .*?\}\) : (?=getChildren\(\))/s, ''],
      [/^var RenderErrorBoundary = class .*?^\};$/ms, ''],
    ],
  },
]

// Every query asks for how to read lists page by page; those of the desk bring it along instead.
const pageByPage: Library['cuts'] = [
  {
    file: /\/query-core\/build\/modern\/query\.js$/,
    changes: [
      [/^import \{ infiniteQueryBehavior \} .*$/m, ''],
      [
        /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : (.*?)\)\?/,
        '$1?',
      ],
    ],
  },
  {
    file: /\/query-core\/build\/modern\/infiniteQueryObserver\.js$/,
    changes: [
      [/^import \{ hasNextPage/m, 'import { infiniteQueryBehavior, hasNextPage'],
      [/(?<=(options)\._type = "infinite";)/g, ' $1.behavior = infiniteQueryBehavior($1.pages);'],
    ],
  },
]

// Sign-in by other ways than a password, a link or a token of any OpenID Connect provider.
const otherSignIns = [
  'BrowserSessionPersistence',
  'CookiePersistence',
  'FacebookAuthProvider',
  'GithubAuthProvider',
  'GoogleAuthProvider',
  'PhoneAuthProvider',
  'PhoneMultiFactorGenerator',
  'PopupOperation',
  'SAMLAuthProvider',
  'TwitterAuthProvider',
]

const libraries: readonly Library[] = [
  // React Router's own links and forms bring along the fetching ahead of its framework; ours is platform/web/ui/link.tsx.
  {
    files: /\/react-router\/dist\//,
    unused: ['Link', 'NavLink', 'Form', 'ScrollRestoration', 'HistoryRouter', 'RouterProvider'],
    cuts: dataRouter,
  },
  {
    files: /\/@tanstack\/query-core\/build\/modern\/(query|queryClient|infiniteQueryObserver)\.js$/,
    unused: [],
    cuts: pageByPage,
    methods: [
      ...['infiniteQuery', 'fetchInfiniteQuery', 'prefetchInfiniteQuery', 'ensureInfiniteQueryData'],
      ...['ensureQueryData', 'getQueriesData', 'setQueriesData', 'resetQueries'],
      ...['setDefaultOptions', 'setQueryDefaults', 'setMutationDefaults'],
    ],
  },
  // The copy for second factors (below), which alone has codes of an app.
  { files: /\/@firebase\/auth\/dist\/.*\?second-factor$/, unused: otherSignIns },
  { files: /\/@firebase\/auth\/dist\//, unused: [...otherSignIns, 'TotpMultiFactorGenerator'] },
  // The hall has materials of its own (hall/scene/materials.ts): the programs of these go, below.
  { files: /\/three\/build\//, unused: ['MeshStandardMaterial', 'MeshLambertMaterial', 'SpriteMaterial'] },
]

const unusedMethods = libraries.flatMap(({ methods = [] }) => methods)

function cut(code: string, id: string, { cuts = [], methods = [] }: Library): string {
  const changes = cuts.filter(({ file }) => file.test(id)).flatMap((of) => of.changes)
  return changes
    .reduce((text, [pattern, instead]) => {
      if (text.search(pattern) < 0)
        throw new Error(`${id} is another one now: see workshop/build/unused-parts.ts.`)
      return text.replace(pattern, instead)
    }, code)
    .replace(new RegExp(`^\\t(${methods.join('|') || '(?!)'})\\(.*\\{\\n(\\t\\t.*\\n)*\\t\\}$`, 'gm'), '')
}

/** Bundlers keep these 7 kB, and 20 kB of three, for possible effects. The build fails when one of the parts is used after all. */
export function unusedPartsPlugin(): Plugin {
  const libraryOf = (id: string) => libraries.find(({ files }) => files.test(id))
  return {
    name: 'unused-parts',
    transform: {
      filter: { id: libraries.map(({ files }) => files) },
      handler(code, id) {
        const library = libraryOf(id)
        if (!library) return code
        const names = library.unused.join('|') || '(?!)'
        return (
          cut(code, id, library)
            // Tells that another of the client's packages came first; there is none.
            .replace(/^(function _prodErrorMap\(\) \{\n)[\s\S]*?^\}/m, '$1  return {}\n}')
            // The texts of three's own programs, a quarter of what it weighs.
            .replace(
              /^((?:var|const) [\w$]+ = )"(?=[^"]*\\n).*";$/gm,
              id.endsWith('/three.module.js') ? '$1"";' : '$&',
            )
            .replace(new RegExp(`^(${names})\\.\\w+ = .*;$`, 'gm'), '')
            .replace(/= (?=React\$1\.(forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
        )
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        for (const [id, module] of Object.entries(chunk.type === 'chunk' ? chunk.modules : {})) {
          const code = module.code ?? ''
          const used =
            libraryOf(id)?.unused.find((name) => new RegExp(`\\b(class|function) ${name}\\b`).test(code)) ??
            unusedMethods.find((name) => !libraryOf(id) && code.includes(`.${name}(`))
          if (used) this.error(`${used} is used now: take it off the list in workshop/build/unused-parts.ts.`)
        }
      }
    },
  }
}

const suffix = '?second-factor'
const secondFactor = /\/features\/(identity|account)\/web\/second-factor\//

/** Else every learner's page would load what only operators need (decision 42). Imports stay: they define its errors. */
export function lateClientPlugin(): Plugin {
  return {
    name: 'late-client',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(@firebase\/auth|\.\/.*)$/ },
      async handler(source, importer = '') {
        const isOfCopy = importer.endsWith(suffix)
        if (!isOfCopy && !(source === '@firebase/auth' && secondFactor.test(importer))) return undefined
        const resolved = await this.resolve(source, isOfCopy ? importer.slice(0, -suffix.length) : importer)
        return resolved && { id: resolved.id + suffix, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: /\?second-factor$/ },
      async handler(id) {
        const code = await readFile(id.slice(0, -suffix.length), 'utf8')
        return code.replace(/^registerAuth\(.*\);$/m, '')
      },
    },
  }
}
