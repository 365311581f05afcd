import { createCanvas, Path2D } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createCertificateParts } from '#workshop/testing/app/certificate-requests.ts'
import { codeOf, expectDone } from '#workshop/testing/app/identity.ts'
import { drawText, inkOf, scale, strayInk } from '#workshop/testing/credentials/draw-text.ts'
import { outlineName } from '../own/check-printable-name.ts'
import { fontFilesFor } from '../pdf/font-files.ts'

it.each(['Adébáyọ̀', 'محمد', 'সোমা', '𞤀𞤣𞤢𞤥'])('%s is drawn before the issue as it is printed', async (name) => {
  const { width, height, glyphs } = expectDone(await outlineName(await createCertificateParts(), name))
  const canvas = createCanvas(Math.ceil(width) * scale, Math.ceil(height) * scale)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  const matrixOf = (transform = '') => transform.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? []
  for (const { path, transform } of glyphs) {
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrixOf(transform).map((number) => number * scale)
    context.setTransform(a, b, c, d, x, y)
    context.fill(new Path2D(path))
  }

  const first = name.codePointAt(0) ?? 0
  const font = fontFilesFor(name).find(({ covers }) => covers(first))?.path ?? ''
  const baseline = matrixOf(glyphs[0]?.transform)[5] ?? 0
  const page = { width: Math.ceil(width), height: Math.ceil(height), x: 0, y: baseline, size: 46 }
  const whole = await drawText(name, font, page)

  expect(strayInk(inkOf(context.getImageData(0, 0, canvas.width, canvas.height)), whole)).toBeLessThan(0.01)
})

it('is not drawn where it could not be printed', async () => {
  expect(codeOf(await outlineName(await createCertificateParts(), 'Ada 🚂'))).toBe('name-unprintable')
})
