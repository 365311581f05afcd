import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { charactersOf, cutDisplayFace, displayFacePath } from './cut-display-face.ts'

it('the display face is what its script cuts from the package, with every letter of names that the package has', async () => {
  const face = readFileSync(displayFacePath)

  expect(face.equals(await cutDisplayFace())).toBe(true)
  expect(charactersOf(face)).toMatch(/(?=.*ñ)(?=.*ø)(?=.*ı)(?=.*œ)(?=.*€)/s)
})
