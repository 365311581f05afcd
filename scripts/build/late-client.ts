import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const suffix = '?second-factor'
const secondFactor = /\/web\/features\/(identity|account)\/second-factor\//

/**
 * Gives the files of `second-factor/` a copy of the identity client of their own. The client is one module, which a
 * bundler keeps in one piece: what only operators need would be a part of every learner's pages (decision 42). The copy
 * works on the page's client and registers none itself, so that little more than its calls is left of it. What the
 * client imports is not copied: it tells its own errors by their class, which is in there.
 */
export function lateClientPlugin(): Plugin {
  return {
    name: 'late-client',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^(@?firebase\/auth|\.\/.*)$/ },
      async handler(source, importer = '') {
        const isOfCopy = importer.endsWith(suffix)
        if (!isOfCopy && !(source === 'firebase/auth' && secondFactor.test(importer))) return undefined
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
