import { clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope

/** Put in by the build (workshop/build/service-worker.ts): the files of one language, and the address of its shell. */
declare const __FILES__: PrecacheEntry[]
declare const __SHELL__: string
/** Files of pages that a site may leave out, with what the addresses of these begin with. */
declare const __OPTIONAL__: Readonly<Record<string, string>>

/**
 * Put in by the build (workshop/build/service-worker.ts): the files of each exercise and of the film player, beside those
 * that are kept anyway.
 */
declare const __PARTS__: Readonly<Record<string, readonly string[]>>

/** Seconds after which a silent network counts as none. */
const patience = 8

const without = new URL(self.location.href).searchParams.get('without') ?? ''
const optional = __OPTIONAL__
const isWanted = ({ url }: { readonly url: string }) => !without.split(' ').includes(optional[url] ?? '/')
// Once: the build puts it in place of each mention.
const files = __FILES__
const wanted = files.flatMap((file): PrecacheEntry[] => {
  if (!isWanted(file)) return []
  // The shell says what the site does without.
  return without && file.url === __SHELL__ ? [{ ...file, revision: `${file.revision} ${without}` }] : [file]
})

// As the first of the parts were called: a browser has them by this name.
const partCache = 'exercises'

const parts = __PARTS__
const partFiles = new Set(Object.values(parts).flat())

/** The API and the identity service have no route: no learner's data is kept. A new worker waits for the last old tab. */
precacheAndRoute(wanted, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

// Which identity service there is: without it the stored session cannot be read.
const config = new NetworkFirst({ cacheName: 'config', networkTimeoutSeconds: patience })
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json', config)
// The page that brings the worker has asked for it already.
self.addEventListener('install', (event) => {
  event.waitUntil(config.handle({ event, request: '/config.json' }))
  event.waitUntil(renewParts())
})

registerRoute(({ url }) => partFiles.has(url.pathname), new CacheFirst({ cacheName: partCache }))
self.addEventListener('activate', (event) => event.waitUntil(dropOldParts()))
self.addEventListener('message', (event) => {
  const keeping = keepPart(String(event.data?.keep))
  event.waitUntil(keeping)
  const answer = (isKept: boolean) => event.ports[0]?.postMessage(isKept)
  keeping.then(
    () => answer(true),
    () => answer(false),
  )
})

const network = new NetworkOnly({ networkTimeoutSeconds: patience })

/** Where the server does not answer the shell stands in. */
const orShell =
  (strategy: NetworkOnly): RouteHandlerCallback =>
  async (options) => {
    try {
      return await strategy.handle(options)
    } catch {
      return (await matchPrecache(__SHELL__)) ?? Response.error()
    }
  }

// The server alone chooses a language, and spends what links in e-mails and answers of providers bring.
const denylist = [/[?&]language=/, /^\/auth\//]
registerRoute(
  new NavigationRoute(orShell(network), {
    allowlist: [
      /^\/(login|register|reward|forgot-password|sign-in-link|dashboard|success|review|account)?\/?(\?|$)/,
      /^\/(module|lesson|practice|class)\/[^/?]+\/?(\?|$)/,
    ],
    denylist,
  }),
)
// Any other address may be a file that takes its time; without a network our page says that there is none.
registerRoute(new NavigationRoute(orShell(new NetworkOnly()), { denylist }))

// Answered by the network while the worker starts.
enableNavigationPreload()
// The page that brought the worker goes on with it.
clientsClaim()

/** For pages: what is likely to be opened at the next stop, and what was opened. */
async function keepPart(id: string): Promise<void> {
  const cache = await caches.open(partCache)
  for (const file of parts[id] ?? []) if (!(await cache.match(file))) await cache.add(file)
}

/** A new version has the parts that the one before it kept. Without them it is installed too. */
async function renewParts(): Promise<void> {
  const kept = (await keptPaths()).map((path) => path.replace(/-.{8}\.js$/, ''))
  const known = Object.keys(parts).filter(
    (id) => kept.includes(`/assets/exercise-${id}`) || kept.includes(`/assets/${id}`),
  )
  await Promise.allSettled(known.map(keepPart))
}

/** What no tab can ask for any more. */
async function dropOldParts(): Promise<void> {
  const cache = await caches.open(partCache)
  for (const path of await keptPaths()) if (!partFiles.has(path)) await cache.delete(path)
}

async function keptPaths(): Promise<string[]> {
  const requests = await (await caches.open(partCache)).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}
