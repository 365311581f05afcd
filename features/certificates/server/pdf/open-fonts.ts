import { readFile } from 'node:fs/promises'
import { Blob, Face, Font, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import type { FontFile } from './font-files.ts'

export interface OpenFont {
  readonly font: Font
  readonly unitsPerEm: number
}

const weight = 600

/** A name is of a few, and some are larger than a megabyte. */
const mostOpen = 32
const open = new Map<string, Promise<OpenFont>>()

/** @throws Error when it is no font */
export function openFont(file: FontFile): Promise<OpenFont> {
  const found = open.get(file.path) ?? readFont(file)
  // The one that was used last is the last to go.
  open.delete(file.path)
  open.set(file.path, found)
  const [oldest] = open.keys()
  if (open.size > mostOpen && oldest !== undefined) open.delete(oldest)
  return found
}

async function readFont({ path, isVariable }: FontFile): Promise<OpenFont> {
  const stored = await readFile(path)
  const face = new Face(new Blob(path.endsWith('.woff2') ? await decompress(stored) : stored))
  const font = new Font(face)
  if (isVariable) font.setVariations([new Variation('wght', weight)])
  return { font, unitsPerEm: face.upem }
}
