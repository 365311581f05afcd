import { parseSync } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** Attributes whose value is never shown nor read out. */
const silent = new Set(
  'aria-controls,aria-current,aria-describedby,aria-haspopup,aria-hidden,aria-labelledby,aria-live,id,key,name,type,role,rel,href,to,className,target,method,value,as,look,autoComplete,autoCapitalize,inputMode,viewBox,d,fill,fillRule,stroke,strokeLinecap,strokeLinejoin,preserveAspectRatio,vectorEffect,closedby,lang,htmlFor,scope,accept,mode,failure,action,from,place,pattern,points,dir,file,list,shape,frame,beside,box,legendLook,size,state,step,mist,kind,transform,lengthAdjust'.split(
    ',',
  ),
)
const spoken = /^show(Toast|Modal)$/
const hasLetters = (text: string) => /\p{L}/u.test(text)

/** Texts of a component that belong in a message file: between tags, in attributes that are read out, in toasts and modals. */
export function findLooseWords(path: string, code: string): { line: number; words: string }[] {
  const found: { line: number; words: string }[] = []
  const report = (node: Node, words: string) => {
    if (hasLetters(words))
      found.push({ line: code.slice(0, node.start).split('\n').length, words: words.trim() })
  }
  const visit = (node: Node) => {
    if (node.type === 'JSXText') report(node, String(node.value))
    if (node.type === 'JSXExpressionContainer')
      for (const text of textsIn(node.expression)) report(node, text)
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as Node).name)
      if (silent.has(name) || name.startsWith('data-')) return
      if (isNode(node.value)) for (const text of textsIn(node.value)) report(node, text)
    }
    if (node.type === 'CallExpression' && spoken.test(String((node.callee as Node).name)))
      for (const text of textsIn((node.arguments as unknown[])[0])) report(node, text)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(parseSync(path, code).program as unknown as Node)
  return found
}

function textsIn(node: unknown): string[] {
  if (!isNode(node)) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral')
    return [(node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')]
  if (node.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)]
  if (node.type === 'LogicalExpression') return textsIn(node.right)
  return []
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
