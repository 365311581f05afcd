import { setTimeout } from 'node:timers/promises'
import type { Installation } from '#workshop/bench/installation.ts'
import type { Effort, WagonBench } from '#workshop/bench/measuring.ts'
import { held, report } from '#workshop/bench/report.ts'
import { type MeasuredServer, scripts, startServer } from '#workshop/bench/server-process.ts'
import { measureHall } from './bench/hall.ts'
import { closed, enter, moveEvery, type Walker, walk } from './bench/walkers.ts'

export const parts: WagonBench['parts'] = {
  async class(small, effort) {
    await measureClass(small, effort)
    // Without pictures it needs no browser and no built pages.
    if (effort.frames > 0) await measureHall(small, effort.frames)
  },
}

/** Kilobytes a second that reach each of thirty learners, and the share of a core that six hundred take. */
const mostDown = 2.5
const mostShare = 0.25
const rooms = 8

/** All of them walk all the time, which no class does. */
async function measureClass(installation: Installation, { seconds }: Effort) {
  await using server = await startServer(scripts.app, {
    ...installation.env,
    ...{ CLASS_SEATS: '200', MAX_CLASS_SOCKETS_PER_ADDRESS: '10000', LOG_LEVEL: 'warn' },
  })
  for (const size of [
    { learners: 30, inRooms: 1 },
    { learners: 600, inRooms: rooms },
  ])
    await measureWalkers(installation, server, { ...size, seconds: seconds * 5 })
}

async function measureWalkers(
  installation: Installation,
  server: MeasuredServer,
  { learners, inRooms, seconds }: { learners: number; inRooms: number; seconds: number },
): Promise<void> {
  const before = server.usage()
  const walkers: Walker[] = []
  const accounts = await installation.deps.db.selectFrom('accounts').select('id').limit(learners).execute()
  for (const [index, { id }] of accounts.entries())
    walkers.push(await enter(installation, server.url, id, { moduleNumber: 1 + (index % inRooms), index }))
  const pace = walk(walkers)
  await setTimeout(1_000)
  const [begun, startedAt, bytes] = [server.usage(), performance.now(), total(walkers)]
  await setTimeout(seconds * 1_000)
  const [ended, elapsed] = [server.usage(), (performance.now() - startedAt) / 1_000]
  const down = (total(walkers) - bytes) / 1_000 / elapsed / walkers.length
  clearInterval(pace)
  const share = (ended.cpu - begun.cpu) / elapsed
  await Promise.all(walkers.map(({ socket }) => closed(socket)))

  const who = `${walkers.length} learners who all walk, ${inRooms === 1 ? 'in one room' : `in ${inRooms} rooms`}`
  report({
    what: `class: bytes to each of ${who}`,
    ...held(down, 'kB/s', inRooms === 1 ? { most: mostDown } : {}),
    detail: `${((13 * 1_000) / moveEvery).toFixed(0)} B/s from each, heads of frames included; ${elapsed.toFixed(0)} s`,
  })
  report({
    what: `class: processor time with ${who}`,
    figure: `${(share * 100).toFixed(1)} % of a core`,
    ...(inRooms === 1 ? {} : { budget: `≤ ${mostShare * 100} %`, isMet: share <= mostShare }),
    detail: `${(ended.rss - before.rss).toFixed(0)} MB more than before they came, ${ended.rss.toFixed(0)} MB in all`,
  })
}

const total = (walkers: readonly Walker[]) => walkers.reduce((sum, { down }) => sum + down(), 0)
