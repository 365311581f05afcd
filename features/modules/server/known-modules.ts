import type { AppServe } from '#platform/server/feature.ts'
import { refuse } from '#platform/server/http/refusal.ts'

/** Serves endpoints that are told a `moduleNumber` for the modules of the content alone: the contract knows no last one. */
export function serveKnownModules(serve: AppServe, moduleCount: number): AppServe {
  return (endpoint, handler) =>
    serve(endpoint, async (input) => {
      const named: { readonly moduleNumber?: unknown } = { ...Object(input.params), ...Object(input.body) }
      return Number(named.moduleNumber) > moduleCount
        ? refuse('invalid-input', `must be a module number from 1 to ${moduleCount}`, 'moduleNumber')
        : handler(input)
    })
}
