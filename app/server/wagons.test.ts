import { describe, expect, it } from 'vitest'
import { readConfig } from '#app/server/config/config.ts'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { features } from './features.ts'
import { scheduledTasks } from './scheduled-tasks/scheduled-tasks.ts'
import { wagons } from './wagon-list.ts'
import { pathsLeftOut } from './wagons.ts'

const names = wagons.map(({ name }) => name)
const without = (name: string) => names.filter((other) => other !== name).join(',') || 'none'

async function endpointsOf({ anonymous }: TestApp): Promise<string[]> {
  const { body } = await anonymous.call('GET', '/api/openapi.json')
  return Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
}

const pageOf = async ({ app }: TestApp, url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode

describe.each(names)('a site without %s', (name) => {
  it('has neither its endpoints nor its pages, and all that belongs to none', async () => {
    const [whole, app] = [await createTestApp(), await createTestApp({ WAGONS: without(name) })]
    const here = await endpointsOf(app)
    const gone = (await endpointsOf(whole)).filter((endpoint) => !here.includes(endpoint))
    const learner = await app.signUp()

    expect(gone.length).toBeGreaterThan(0)
    for (const endpoint of gone) {
      const [method, path = ''] = endpoint.split(' ') as ['GET' | 'PUT' | 'POST' | 'DELETE', string]
      const url = path.replaceAll(/\{\w+\}/g, '1')
      expect([endpoint, (await learner.call(method, url, method === 'GET' ? undefined : {})).status]).toEqual(
        [endpoint, 404],
      )
    }
    const pages = pathsLeftOut(readConfig({ WAGONS: without(name) }))
    expect(pages.length).toBeGreaterThan(0)
    for (const path of pages) expect([path, await pageOf(app, `${path}/1`)]).toEqual([path, 404])
    for (const path of ['/', '/dashboard', '/certificate', '/lesson/1', '/module/1', '/operator'])
      expect([path, await pageOf(app, path)]).toEqual([path, 200])
    expect((await learner.call('GET', '/api/progress')).status).toBe(200)
    expect((await learner.call('GET', '/api/classes')).status).toBe(200)
    const sitemap = (await app.app.inject('/sitemap.xml')).body
    for (const path of pages) expect(sitemap).not.toContain(`${path}<`)
  })

  it('still gives a learner all that it kept, and removes it after its time', async () => {
    const wagon = features.find((feature) => feature.name === name)
    const app = await createTestApp({ WAGONS: without(name) })
    const learner = await app.signUp()
    const { body } = await learner.call('GET', '/api/account/export')
    const config = readConfig({ WAGONS: without(name) })

    for (const part of Object.keys(wagon?.ownData ?? {})) expect(body).toHaveProperty(part)
    const tasks = scheduledTasks({ ...app, config }).map((task) => task.name)
    for (const task of wagon?.tasks?.({ ...app, config }) ?? []) expect(tasks).toContain(task.name)
  })
})

it('refuses a name that it does not know, and says of which variable', () => {
  const given = [...names, 'hall'].join(',')
  expect(() => readConfig({ WAGONS: given })).toThrow(
    new RegExp(`^WAGONS must be none, or of ${names.join(', ')} .*"${given}"`),
  )
  expect(readConfig({ WAGONS: ' none ' }).wagons.names).toEqual([])
  for (const name of names)
    expect(readConfig({ WAGONS: without(name).replaceAll(',', ', ') }).wagons.names).toEqual(
      names.filter((other) => other !== name),
    )
  expect(readConfig({}).wagons.names).toEqual(names)
})
