import fc from 'fast-check'
import { addressRequests } from './address-requests.ts'
import {
  malformedRequests,
  readingEndpoints,
  repeatableEndpoints,
  wellFormedRequests,
} from './contract-requests.ts'
import { faultOfAnswer, faultOfRaw } from './expectations.ts'
import { openFuzzClient, sendRaw } from './fuzz-client.ts'
import type { FuzzRequest, FuzzWorld } from './fuzz-request.ts'
import { createFuzzWorld } from './fuzz-world.ts'
import {
  hopelessCalls,
  malformedProtocolRequests,
  protocolCalls,
  readableProtocolRequests,
} from './protocol-requests.ts'
import { type RawRequest, rawRequests } from './raw-requests.ts'
import { type FuzzTarget, startFuzzTarget, type Usage } from './target-process.ts'

type Tally = Record<string, number>

/** What a run came to. */
export interface FuzzReport {
  /** Requests that must be refused; and those that may be answered, changed bytes among them. */
  malformed: number
  others: number
  /** How many there were by what they were aimed at, by what was wrong with them, and by how they were answered. */
  readonly targets: Tally
  readonly kinds: Tally
  readonly statuses: Tally
  /** The longest that an answer took, in ms. */
  slowest: number
  /** After half of the requests, and after the last. */
  readonly usage: Usage[]
  /** Tables whose rows are others than before. */
  changedTables: string[]
  /** Lines of the log that are no mere information. */
  complaints: readonly string[]
}

/** Each portion is made from a seed of its own: so many requests of each kind, so many under way at once. */
const portion = { contract: 290, identity: 180, raw: 60, reads: 30, addresses: 30, hopeless: 6 }
const atOnce = 8

/** After the malformed requests, when rows may change: one well-formed request for so many malformed ones. */
const wellFormedShare = 1 / 20

export interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  /** Of an empty PostgreSQL database; without it the server has a new SQLite file. */
  readonly databaseUrl?: string | undefined
}

/** Sends malformed requests to a server of its own. @throws Error at the first that is answered wrongly. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzReport> {
  const target = await startFuzzTarget(options.databaseUrl)
  try {
    return await fuzz(target, options)
  } finally {
    await target.stop()
  }
}

async function fuzz(target: FuzzTarget, { requests, seed }: FuzzOptions) {
  const world = await createFuzzWorld(target.port)
  const report: FuzzReport = {
    malformed: 0,
    others: 0,
    targets: {},
    kinds: {},
    statuses: {},
    slowest: 0,
    usage: [],
    changedTables: [],
    complaints: [],
  }
  const send = openSender(target.port, report)
  const makeMalformed = prepareMalformed(world)
  const before = await target.checksums()
  for (let part = 0; report.malformed < requests; part++) {
    await send(makeMalformed, seed + part)
    if (report.usage.length === 0 && report.malformed >= requests / 2) report.usage.push(await target.usage())
  }
  report.usage.push(await target.usage())
  const after = await target.checksums()
  report.changedTables = Object.keys(after).filter((name) => after[name] !== before[name])
  await send(prepareWellFormed(world, Math.ceil(requests * wellFormedShare)), seed)
  report.complaints = target.complaints
  return report
}

/** Requests of one seed. */
type MakeRequests = (seed: number) => { readonly framed: FuzzRequest[]; readonly raw: RawRequest[] }

function prepareMalformed(world: FuzzWorld): MakeRequests {
  const contract = malformedRequests(world)
  const identity = malformedProtocolRequests(world)
  const reads = wellFormedRequests(world, readingEndpoints)
  const hopeless = readableProtocolRequests(world, hopelessCalls)
  const raw = rawRequests(world)
  return (seed) => ({
    framed: [
      ...fc.sample(contract, { seed, numRuns: portion.contract }),
      ...fc.sample(identity, { seed, numRuns: portion.identity }),
      ...fc.sample(reads, { seed, numRuns: portion.reads }),
      ...fc.sample(addressRequests, { seed, numRuns: portion.addresses }),
      ...fc.sample(hopeless, { seed, numRuns: portion.hopeless }),
    ],
    raw: fc.sample(raw, { seed, numRuns: portion.raw }),
  })
}

/** Well-formed requests, of which those to the identity service are fewer, because they cost password hashes. */
function prepareWellFormed(world: FuzzWorld, count: number): MakeRequests {
  const contract = wellFormedRequests(world, repeatableEndpoints)
  const identity = readableProtocolRequests(world, protocolCalls)
  return (seed) => ({
    framed: [
      ...fc.sample(contract, { seed, numRuns: count }),
      ...fc.sample(identity, { seed, numRuns: Math.ceil(count / 10) }),
    ],
    raw: [],
  })
}

type Check = () => Promise<void>

/** Sends the requests of a seed, some at a time, over connections of their own. */
function openSender(port: number, report: FuzzReport) {
  return async (make: MakeRequests, seed: number) => {
    const client = openFuzzClient(port)
    const { framed, raw } = make(seed)
    const checks: Check[] = [
      ...framed.map((request) => () => checkFramed(client, request, report)),
      ...raw.map((request) => () => checkRaw(port, request, report)),
    ]
    try {
      await Promise.all(Array.from({ length: atOnce }, (_, lane) => inTurn(checks, lane)))
    } catch (cause) {
      throw new Error(`With seed ${seed}: ${(cause as Error).message}`, { cause })
    } finally {
      client.close()
    }
  }
}

/** Every eighth check, so that the order within a lane is that of the seed. */
async function inTurn(checks: readonly Check[], lane: number): Promise<void> {
  for (let index = lane; index < checks.length; index += atOnce) await checks[index]?.()
}

async function checkFramed(
  client: ReturnType<typeof openFuzzClient>,
  request: FuzzRequest,
  report: FuzzReport,
) {
  const { answer, took } = await timed(() => client.send(request), request)
  const fault = faultOfAnswer(request, answer)
  if (fault) throw new Error(`${fault}\n${show(request)}\n${answer.body.slice(0, 500)}`)
  count(report, request, took)
  tally(report.targets, request.target)
  for (const kind of request.kinds) tally(report.kinds, kind)
  tally(report.statuses, answer.status)
}

async function checkRaw(port: number, request: RawRequest, report: FuzzReport) {
  const { answer, took } = await timed(() => sendRaw(port, request), request)
  const fault = faultOfRaw(request, answer.statuses, answer.text)
  if (fault)
    throw new Error(`${fault}\n${show(request.pieces.map((piece) => Buffer.from(piece).toString('latin1')))}`)
  count(report, request, took)
  tally(report.targets, 'bytes')
  tally(report.kinds, request.kind)
  for (const status of answer.statuses) tally(report.statuses, status)
}

async function timed<T>(send: () => Promise<T>, request: unknown): Promise<{ answer: T; took: number }> {
  const start = performance.now()
  try {
    return { answer: await send(), took: performance.now() - start }
  } catch (cause) {
    throw new Error(`${cause}\n${show(request)}`, { cause })
  }
}

function count(report: FuzzReport, { isMalformed }: { isMalformed: boolean }, took: number): void {
  if (isMalformed) report.malformed += 1
  else report.others += 1
  report.slowest = Math.max(report.slowest, took)
}

function tally(counts: Tally, name: string | number): void {
  counts[name] = (counts[name] ?? 0) + 1
}

/** A request in words, not more than a screen of them. */
const show = (request: unknown) => fc.stringify(request).slice(0, 3_000)
