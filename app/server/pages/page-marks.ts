import type { Config, Feature } from '#platform/server/feature.ts'
import { escapeHtml } from '#platform/server/http/escape-html.ts'
import type { CompletePage } from './page-files.ts'

/** Writes into any page what features say of their settings, for its styles and its scripts. */
export function markWriter(here: readonly Feature[], config: Config): CompletePage {
  const marks = here.flatMap(({ pageMarks }) => Object.entries(pageMarks?.(config) ?? {}))
  const attributes = marks.map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`).join('')
  return (built) => built.replace(/<html [^>]*/, (tag) => tag + attributes)
}
