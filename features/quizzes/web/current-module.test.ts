import { beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
}
// Drawing a page is not what is tested here: the hook gives what React would be given.
vi.mock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() }))

/** The module as it is after the page was loaded anew: only what is stored is left. */
async function loadPage() {
  vi.resetModules()
  return import('./current-module.ts')
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', storage)
})

it('keeps the current module and its class link for as long as the tab lives, reloads included (S3.22, S4.21)', async () => {
  const module = { moduleNumber: 3, link: '/class/harbour?module=3' }
  const { setCurrentModule, useCurrentModule } = await loadPage()
  setCurrentModule(module)

  expect(useCurrentModule()).toMatchObject(module)
  expect((await loadPage()).useCurrentModule()).toMatchObject(module)
})

it("takes a link that comes late, which is not module 9's empty one (S4.21)", async () => {
  const { setCurrentModule } = await loadPage()
  setCurrentModule({ moduleNumber: 4, link: null })
  const { addClassLink, useCurrentModule } = await loadPage()
  expect(useCurrentModule()).toMatchObject({ moduleNumber: 4, link: null })

  addClassLink(3, '/class/harbour?module=3')
  expect(useCurrentModule()).toMatchObject({ moduleNumber: 4, link: null })
  addClassLink(4, '/class/harbour?module=4')
  expect((await loadPage()).useCurrentModule()).toMatchObject({ link: '/class/harbour?module=4' })

  setCurrentModule({ moduleNumber: 9, link: '' })
  expect((await loadPage()).useCurrentModule()).toMatchObject({ moduleNumber: 9, link: '' })
})

it('hides it from another learner who has logged in meanwhile, perhaps in another tab', async () => {
  vi.stubGlobal('localStorage', storage)
  stored.set('userEmail', 'first@example.org')
  const { setCurrentModule, useCurrentModule } = await loadPage()
  setCurrentModule({ moduleNumber: 1, link: '' })

  stored.set('userEmail', 'second@example.org')

  expect(useCurrentModule()).toBeNull()
  expect((await loadPage()).useCurrentModule()).toBeNull()
})

it.each(['{', 'null', '{"moduleNumber":"3","link":""}', '{"moduleNumber":3}'])(
  'takes no notice of %s where a module should be',
  async (text) => {
    stored.set('currentModule', text)

    expect((await loadPage()).useCurrentModule()).toBeNull()
  },
)

it('works until the next reload where storage is switched off', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { setCurrentModule, useCurrentModule } = await loadPage()
  setCurrentModule({ moduleNumber: 1, link: '' })

  expect(useCurrentModule()).toMatchObject({ moduleNumber: 1, link: '' })
})
