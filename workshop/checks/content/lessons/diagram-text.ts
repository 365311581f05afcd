import { SaxesParser } from 'saxes'
import type { Fault } from '../fault.ts'

export interface DiagramElement {
  readonly name: string
  readonly line: number
  readonly attributes: Readonly<Record<string, string>>
  readonly around: readonly DiagramElement[]
}

export interface DiagramText {
  readonly file: string
  readonly name: string
  readonly elements: readonly DiagramElement[]
}

export function parseDiagram(file: string, text: string): { diagram: DiagramText; faults: Fault[] } {
  const faults: Fault[] = []
  const elements: DiagramElement[] = []
  const open: DiagramElement[] = []
  const parser = new SaxesParser()
  const report = (reason: string) => faults.push({ file, line: parser.line, reason })
  let line = 1

  parser.on('error', (error) => {
    // One mistake makes many errors after it; the first says where it is.
    if (!faults.some(({ reason }) => reason.startsWith('is not well-formed')))
      report(`is not well-formed: ${error.message.replace(/^.*?\d+:\d+: /, '')}`)
  })
  parser.on('doctype', () => report('has a document type; delete it, a diagram begins with <svg'))
  parser.on('processinginstruction', () => report('has an instruction (<?…?>); delete it'))
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, line, attributes, around: [...open] }
    elements.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(text).close()

  return { diagram: { file, name: file.replace(/^.*\/|\.svg$/g, ''), elements }, faults }
}

export const inherited = ({ attributes, around }: DiagramElement, key: string): string | undefined =>
  attributes[key] ?? around.findLast((outer) => outer.attributes[key] !== undefined)?.attributes[key]
