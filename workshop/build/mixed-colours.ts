import type { AtRule, ChildNode, Container, Plugin } from 'postcss'

const knowsMixed = /^\(color:\s*color-mix\(in lab, ?red, ?red\)\)$/

/**
 * Every browser that runs our scripts mixes colours (Vite's `baseline-widely-available`): what Tailwind writes for others,
 * a plain colour before each mixed one, is left out of all sheets.
 */
export const mixedColours: Plugin = {
  postcssPlugin: 'mixed-colours',
  OnceExit(root) {
    root.walkAtRules('supports', (rule) => {
      if (!knowsMixed.test(rule.params)) return
      for (const node of rule.nodes ?? []) dropPlain(rule, node)
      rule.replaceWith(rule.nodes ?? [])
    })
  },
}

/** A declaration stands after the one that it is instead of; a rule after one with the same selectors. */
function dropPlain(rule: AtRule, node: ChildNode): void {
  const before = node.type === 'rule' ? rule.prev() : rule.parent
  if (
    before?.type !== 'rule' ||
    (node.type === 'rule' && before.toString().split('{')[0]?.trim() !== node.selector)
  )
    return
  const mixed = node.type === 'rule' ? node.nodes : [node]
  for (const declaration of mixed)
    if (declaration.type === 'decl') removeFrom(before as Container, declaration.prop)
}

function removeFrom(container: Container, prop: string): void {
  container.each((node) => {
    if (node.type === 'decl' && node.prop === prop) node.remove()
  })
}
