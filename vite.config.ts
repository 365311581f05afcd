import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { lateClientPlugin } from './scripts/build/late-client.ts'
import { pageContentPlugin, pageLanguage } from './scripts/build/page-content.ts'
import { unusedPartsPlugin } from './scripts/build/unused-parts.ts'

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

// What of our code and of the libraries no page of a learner needs.
const notOfTheDesk =
  /^(?!.*(\/features\/desk\/|\/lib\/save-file|\/ui\/dialog|nfiniteQuery|\/features\/account\/|\/second-factor\/|\/qrcode-generator\/))/

/**
 * What is fetched along with a part that is loaded late; every page carries these lists. The part itself only beside a
 * style, which it would wait for; styles alone for what few make use of.
 */
function filesAhead(part: string, files: string[]): string[] {
  const styles = files.filter((file) => file.endsWith('.css'))
  if (/\/(code-dialog|desk-pages)-/.test(part)) return styles
  return styles.length > 0 ? files : files.filter((file) => file !== part)
}

export default defineConfig({
  root: join(root, 'web'),
  plugins: [
    pageLanguagePlugin(),
    pageContentPlugin(),
    lateClientPlugin(),
    unusedPartsPlugin(),
    tailwindcss(),
    react(),
  ],
  build: {
    outDir: join(root, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows no data: address but for pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file, files) => filesAhead(file, files) },
    // One file for the public pages, one for the identity client, one for what signed-in pages share, beside those of
    // the single pages. What the pages of the identity feature share is apart, for not all of them are signed in;
    // so is what registering and the account have in common.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            { name: 'public', tags: ['$initial'], priority: 4 },
            {
              name: 'identity-client',
              test: /@firebase(?!.*\?second-factor$)|\/idb\/|\/identity-client\.ts$/,
              priority: 3,
            },
            // For the few who use a second factor: its own copy of the identity client.
            { name: 'second-factor-client', test: /\?second-factor$/, priority: 2 },
            // Fetched when a wallet is wanted, also by pages that need nothing else of signed-in ones.
            { name: 'dialog', test: /\/ui\/dialog\.tsx$/, priority: 2 },
            { name: 'lesson-text', test: /\/modules\/lesson\/lesson\.css$/, priority: 2 },
            { name: 'wallet-button', test: /\/wallets\/wallet-button\.[\w.]+$/, priority: 2 },
            // On the landing page too, once that is alive; the line on it comes later still.
            {
              name: 'scene',
              test: /\/(ui\/(scene-drawing|train)|progress\/boarding-scene)\.tsx$/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'track', test: /\/modules\/track\.ts$/, priority: 2 },
            // For what a finished module or journey leads to.
            {
              name: 'tickets',
              test: /\/(certificates\/certificate-steps|ui\/(date-stamp|torn-ticket)|modules\/punch)\.[\w.]+$/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // For the page of a lesson and for the class, which shows it too.
            {
              name: 'lesson',
              test: /\/modules\/lesson\/(?!lesson-page|lesson\.css)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // For a quiz; the success page after it has some of it, too.
            {
              name: 'quiz-page',
              test: /\/quizzes\/(?!success\/|use-send|send-kept|open-question)/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            // On the landing page and on that of the login.
            {
              name: 'login',
              test: /\/(identity\/(login\/(login-form|other-logins)|arrival|own-path)|ui\/(ticket|text-field|password-field))\.tsx?$/,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'mail-link', test: /\/mail-link\/[\w.-]+\.tsx$/, priority: 2 },
            {
              name: 'identity',
              test: /\/web\/features\/identity\/(?!second-factor\/)/,
              minShareCount: 2,
              priority: 1,
            },
            // Calls of the API, also from a public page that sends a form.
            { name: 'api', test: /\/lib\/api(-error)?\.ts$/, priority: 4 },
            { name: 'profile-form', test: /\/profiles\/profile-inputs\.[\w.]+$/, priority: 1 },
            {
              name: 'profile-sending',
              test: /\/(profiles\/(pending-profile|profile-calls|profile-fields|profile\.\w+)|plain-text)\.tsx?$/,
              priority: 1,
            },
            // The dashboard's first screen; the stations below it come later.
            {
              name: 'dashboard-page',
              test: /\/progress\/(state\/(?!open-station)|dashboard|boarding-(card|action|steps)|class-link|attend-class)/,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // For pages on the way to a quiz.
            {
              name: 'on-the-way',
              test: /\/(modules\/(lessons-read|get-lesson)|classes\/next-class)\.[\w.]+$/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            { name: 'signed-in', test: notOfTheDesk, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
})
