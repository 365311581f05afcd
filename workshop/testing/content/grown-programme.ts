import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { ownContentDir } from '#platform/server/installation.ts'

/** A folder of content whose first programme has one module more. */
export function growFirst(): string {
  const dir = mkdtempSync(join(tmpdir(), 'edutrain-programmes-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(ownContentDir, dir, { recursive: true })
  const file = join(dir, 'programmes.yaml')
  const grown = readFileSync(file, 'utf8').replace('[1]', '[1, 2]').replace('[2, 3]', '[3]')
  writeFileSync(file, grown)
  writeFileSync(join(dir, 'fr/programmes.yaml'), grown)
  return dir
}
