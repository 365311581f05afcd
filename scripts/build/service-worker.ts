import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Manifest } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Where the server sends the shell of a language (server/pages/pages.ts). */
const shellAddress = (language: string) => `/shell/${language}`

/** The shell is kept by a revision; scripts, styles and fonts by their names. */
export async function buildServiceWorker(
  webDir: string,
  language: string,
  manifest: Manifest,
): Promise<void> {
  const shell = readFileSync(join(webDir, `app-public.${language}.html`))
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 16)
  const files = [
    { url: shellAddress(language), revision },
    ...filesOf(manifest).map((file) => ({ url: `/${file}`, revision: null })),
  ]
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: {
      __FILES__: JSON.stringify(files),
      __SHELL__: JSON.stringify(shellAddress(language)),
      // Workbox tells what it does in the console unless told otherwise.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: webDir,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(root, 'web/service-worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: `sw.${language}.js` },
      },
    },
  })
}

/** Pages and parts that are of no use without a connection, by their source files. */
const online = [
  'features/desk/desk-pages.tsx',
  'features/wallets/connect-dialog.tsx',
  // What it shows is the server's alone, and never kept.
  'features/certificates/certificate-page.tsx',
  'features/identity/action/action-page.tsx',
  'features/identity/providers/provider-page.tsx',
  'features/identity/second-factor/code-dialog.tsx',
  'features/account/second-factor/second-factor-section.tsx',
  'features/rewards/confirm-reward-page.tsx',
]

/** What the entry leads to, but for what is only on the way to a page that needs a connection. */
function filesOf(manifest: Manifest): string[] {
  const files = new Set<string>()
  const seen = new Set(online)
  for (const key of online) if (!manifest[key]) throw new Error(`The build has no part called ${key}.`)
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key)
  return [...files].sort()
}
