import { login } from '../support/login.ts'
import { expect, test } from '../support/test.ts'

test('a page that the browser draws has the manifest too, for learners and for visitors', async ({
  page,
  newLearner,
  problems,
}) => {
  problems.allow(/answer 404|404 \(Not Found\)/)
  const manifest = page.locator('link[rel=manifest]')
  await page.goto('/no-such-page')
  await expect(manifest).toHaveAttribute('href', '/app.en.webmanifest')
  await login(page, await newLearner())
  await page.goto('/dashboard')
  await expect(manifest).toHaveAttribute('href', '/app.en.webmanifest')
  await page.goto('/account')
  await expect(manifest).toHaveAttribute('href', '/app.en.webmanifest')
})

test('the app can be installed, in the language of its pages', async ({ page, request }) => {
  for (const language of ['en', 'fr']) {
    await page.goto(`/?language=${language}`)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await request.get(address ?? '')
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({
      lang: language,
      id: '/',
      start_url: '/dashboard',
      display: 'standalone',
    })
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (src) => {
        const picture = await createImageBitmap(await (await fetch(src)).blob())
        return `${picture.width}x${picture.height}`
      }, src)
      expect(size).toBe(sizes)
    }
    const worker = await request.get(`/sw.${language}.js`)
    expect(worker.headers()['cache-control']).toBe('no-cache')
  }
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await request.get(touch ?? '')).headers()['content-type']).toBe('image/png')
})
