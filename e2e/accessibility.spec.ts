import AxeBuilder from '@axe-core/playwright'
import { acts, enter } from './every-page.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const act of acts)
  test(`axe finds nothing on any page of ${act.name}, light or dark`, async ({ page, request, problems }) => {
    test.setTimeout(120_000)
    problems.allow(/no-such-(page|class|certificate)/)
    await enter(page, request, act)
    for (const { name, open, isFleeting } of act.scenes) {
      await open(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        if (isFleeting) await open(page)
        // Legacy mode gathers no other frames, of which there are none, and so opens no page to do it in.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
        expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
      }
    }
  })
