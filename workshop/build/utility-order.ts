import type { AtRule, Container, Document, Plugin, Rule } from 'postcss'

/** The class of a utility that holds in some circumstances alone, such as `.sm\:hidden`. */
const conditional = /^\.(?:\\.|[\w-])*\\:/
const itsClass = /^\.(?:\\.|[\w-]|\P{ASCII})+/u
const most = 7

/** The more, the later in Tailwind's order: narrow bounds from below, wide ones from above, what is not about width. */
function weightOf({ name, params }: AtRule): number {
  if (!/^(media|container)$/.test(name) || /^\(hover: ?hover\)$/.test(params)) return 0
  const [, bound] = /width(?::|\s*>=|\s*<)\s*([\d.]+)rem/.exec(params) ?? []
  if (!bound) return most
  const steps = Math.min(Math.floor(Number(bound) / 16), most - 1)
  return /^not|<|max-/.test(params) ? most - steps : Math.max(steps, 1)
}

function weightAround(node: Rule | Container | Document | undefined): number {
  if (!node || node.type === 'root') return 0
  const own = node.type === 'atrule' ? weightOf(node as AtRule) : 0
  return own + weightAround(node.parent)
}

/**
 * Utilities win over each other in Tailwind's order whatever sheets they stand in, and whichever came last: several sheets
 * have the same ones, each those of its own folder (decision 81). `:not()` of elements that no page has weighs as much as
 * that many of them, less than any class or state.
 */
export const utilityOrder: Plugin = {
  postcssPlugin: 'utility-order',
  OnceExit(root) {
    root.walkRules(conditional, (rule) => {
      const weight = weightAround(rule)
      if (weight === 0) return
      const heavier = `$&:not(${Array(weight).fill('q').join(' ')})`
      rule.selectors = rule.selectors.map((selector) => selector.replace(itsClass, heavier))
    })
  },
}
