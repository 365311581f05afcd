import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { createTestApp } from '#workshop/testing/app/app.ts'

const site = { PUBLIC_URL: 'https://edutrain.example', ISSUER_NAME: 'Öko & Co' }

it('one document describes every token, names the initiative and no learner, for every site to read', async () => {
  const { app } = await createTestApp(site)

  const { statusCode, headers, body } = await app.inject({ url: '/token/metadata.json' })

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const metadata = JSON.parse(body)
  expect(Object.keys(metadata)).toEqual(['name', 'description', 'image', 'external_url'])
  expect(metadata).toMatchObject({
    name: 'EduTrain certificate',
    description: expect.stringMatching(/^Öko & Co gave this token/),
    image: 'https://edutrain.example/token/picture.png',
    external_url: 'https://edutrain.example',
  })
})

it.each([
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
])('the picture is there as %s, square, for every site to show', async (format, type) => {
  const { app } = await createTestApp(site)

  const { statusCode, headers, rawPayload } = await app.inject({ url: `/token/picture.${format}` })

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' })
  const { width, height } = await loadImage(rawPayload)
  expect({ width, height }).toEqual({ width: 512, height: 512 })
})

it('the picture as PNG shows what the SVG draws', async () => {
  const { app } = await createTestApp(site)
  const pixels = async (format: string) => {
    const canvas = createCanvas(64, 64)
    const { rawPayload } = await app.inject({ url: `/token/picture.${format}` })
    canvas.getContext('2d').drawImage(await loadImage(rawPayload), 0, 0, 64, 64)
    return canvas.getContext('2d').getImageData(0, 0, 64, 64).data
  }
  const [png, svg] = [await pixels('png'), await pixels('svg')]

  const difference = png.reduce((sum, value, at) => sum + Math.abs(value - (svg[at] ?? 0)), 0) / png.length

  expect(difference).toBeLessThan(4)
})
