import { loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { readPngTexts } from '#workshop/testing/credentials/png-texts.ts'
import { bakeBadge, readBadge } from './baked-badge.ts'

const credential = JSON.stringify({ name: 'Ελένη' })

it('is a picture that shows what the badge shows', async () => {
  const { width, height } = await loadImage(bakeBadge(credential))

  expect([width, height]).toEqual([512, 512])
})

it('has the credential in one uncompressed iTXt chunk of the keyword of Open Badges 3.0', () => {
  expect(readPngTexts(bakeBadge(credential))).toEqual([
    { keyword: 'openbadgecredential', compressed: false, text: credential },
  ])
  expect(readPngTexts(readBadge('badge', 'png'))).toEqual([])
})
