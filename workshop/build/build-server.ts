// Bundles the server and its commands, with their packages, into dist/server: what `npm start`, the image and a release
// run. Sources stay what `npm run dev` and the tests run.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { readContentDir } from '#app/server/config/server.config.ts'
import { readByFeature } from '#app/server/content.ts'
import { wagons } from '#app/server/wagon-list.ts'
import { keepContent } from '#platform/server/content/kept-content.ts'

const root = join(import.meta.dirname, '../..')

/** What is started by its path: `programFile` of platform/server/installation.ts, and the commands of package.json. */
const programs = [
  'app/server/main.ts',
  'app/server/process/compile-cache.js',
  'app/server/process/require-node.js',
  'features/certificates/server/pdf/printer-process.ts',
  'app/server/commands/backup.ts',
  'app/server/commands/copy-data.ts',
  'app/server/commands/doctor.ts',
  'app/server/commands/import-accounts.ts',
  'app/server/commands/operator.ts',
  'app/server/commands/rotate-keys.ts',
  'app/server/commands/seed.ts',
  'workshop/checks/check-content.ts',
  ...wagons.flatMap(({ programs = [] }) => programs),
]

const contentDir = readContentDir(process.env)
const buildId = randomUUID()

/** In a chunk, one in a line. */
const builtinImport = new RegExp(
  `^import (?:\\* as )?([\\w$]+)?(?:, )?(\\{.*\\})? from "((?:node:.*)|${builtinModules.join('|')})";$`,
  'gm',
)

/**
 * An `import` of a module of Node's reads all of its members, and `node:http` loads a whole client for one of them: a tenth of
 * the start. Here only what is used is read.
 */
const readBuiltins: Plugin = {
  name: 'read-builtins',
  renderChunk: (code) => ({
    // Line by line, so that the source map stays true.
    code: code.replace(builtinImport, (_import, whole?: string, members?: string, module?: string) => {
      const names = [whole, members?.replaceAll(' as ', ': ')].filter(Boolean)
      return names.map((name) => `const ${name} = process.getBuiltinModule("${module}");`).join(' ')
    }),
    map: null,
  }),
}

function escaped(character: string): string {
  const hex = character.codePointAt(0)?.toString(16) ?? ''
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`
}

/** One character beyond Latin-1, and V8 keeps a whole chunk with two bytes for each. */
const inAscii: Plugin = {
  name: 'in-ascii',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[^\0-\x7f]/gu, escaped)
  },
}

await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  plugins: [readBuiltins, inAscii],
  // All but compiled code, which is found beside its own JavaScript, and what a package uses only where it happens to be.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'harfbuzzjs', 'supports-color'] },
  // Packages that were CommonJS ask for these.
  define: {
    __dirname: 'import.meta.dirname',
    __filename: 'import.meta.filename',
    BUILD_ID: JSON.stringify(buildId),
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node24',
    sourcemap: true,
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      input: Object.fromEntries(
        programs.map((path) => [basename(path).replace(/\.[jt]s$/, ''), join(root, path)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
keepContent(contentDir, buildId, readByFeature(contentDir))
// Of the next start: see run.js.
writeFileSync(join(root, 'dist/server/.built'), '')
