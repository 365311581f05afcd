import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

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
