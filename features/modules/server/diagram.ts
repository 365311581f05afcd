import { SaxesParser } from 'saxes'
import { ContentError, readText } from '#platform/server/content/yaml-file.ts'

/** What a diagram may consist of: nothing that runs, loads or leads elsewhere, for it becomes part of our pages. */
export const diagramElements: readonly string[] = [
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'path',
  'text',
  'tspan',
  'defs',
  'marker',
]

const forbiddenAttribute = /^(on.*|style|class|(.*:)?(href|src))$/i
const innerReference = /^url\(#[\w-]+\)$/

interface Drawing {
  /** Without comments and line breaks. */
  readonly svg: string
  readonly ids: ReadonlySet<string>
}

/** @throws ContentError when it is missing, is no well-formed XML, or holds what a diagram must not. */
export function readDiagram(file: string, alternative: string): string {
  const { svg } = readDrawing(file)
  return svg.replace('<svg', () => `<svg role="img" aria-label="${escapeAttribute(alternative)}"`)
}

/** What a diagram may consist of, without words for it: also of films. @throws ContentError as above */
export function readDrawing(file: string): Drawing {
  const text = readText(file)
  const ids = new Set<string>()
  const parser = new SaxesParser()
  const refuse = (reason: string) => {
    throw new ContentError(file, parser.line, reason)
  }
  parser.on('error', ({ message }) => refuse(`is not well-formed (${message.replace(/^\d+:\d+: /, '')})`))
  parser.on('doctype', () => refuse('must not have a <!DOCTYPE>'))
  parser.on('processinginstruction', ({ target }) => refuse(`must not have <?${target}?>`))
  parser.on('cdata', () => refuse('must not have <![CDATA['))
  parser.on('opentag', ({ name, attributes }) => {
    if (!diagramElements.includes(name)) refuse(`must not have <${name}>`)
    for (const [key, value] of Object.entries(attributes)) {
      const refersOutside = /url\s*\(/i.test(value) && !innerReference.test(value)
      if (forbiddenAttribute.test(key) || refersOutside) refuse(`must not have ${key}="${value}"`)
    }
    if (attributes.id) ids.add(attributes.id)
  })
  parser.write(text).close()

  const start = text.indexOf('<svg')
  if (start === -1) refuse('must begin with <svg>')
  const svg = text
    .slice(start)
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim()
  return { svg, ids }
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
