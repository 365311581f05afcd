import { expect, it } from 'vitest'
import { pages } from '#app/server/pages/page-list.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'

it('every page of the list is sent at its address, also the first of those that stand below one', async () => {
  const { app } = await createTestApp()
  const addresses = pages.flatMap(({ path }) => {
    const address = path.replace(':id', '2').replace(':space', 'harbour')
    return address.endsWith('/*') ? [address.slice(0, -2), address.replace('*', 'audit-log')] : [address]
  })

  const answers = await Promise.all(
    addresses.map((url) => app.inject({ url, headers: { accept: 'text/html' } })),
  )

  expect(addresses).toContain('/operator')
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(addresses.map(() => 200))
})
