import fc from 'fast-check'
import { malformedRequests, readingEndpoints, wellFormedRequests } from './contract-requests.ts'
import { faultOfAnswer, faultOfRaw } from './expectations.ts'
import { openFuzzClient, sendRaw } from './fuzz-client.ts'
import type { FuzzRequest, FuzzWorld } from './fuzz-request.ts'
import { createFuzzWorld } from './fuzz-world.ts'
import { type RawRequest, rawRequests } from './raw-requests.ts'
import { type FuzzTarget, startFuzzTarget, type Usage } from './target-process.ts'
import { hopelessWireRequests, malformedWireRequests } from './wire-requests.ts'

type Tally = Record<string, number>

/** What a run came to. */
export interface FuzzReport {
  /** Requests that must be refused; and those sent between them that may be answered, changed bytes among them. */
  malformed: number
  others: number
  /** How many there were by what they were aimed at, by what was wrong with them, and by how they were answered. */
  readonly targets: Tally
  readonly kinds: Tally
  readonly statuses: Tally
  /** The longest that an answer took, in ms. */
  slowest: number
  /** After a tenth of the requests, and after the last. */
  readonly usage: Usage[]
  /** Tables whose rows are others than before. */
  changedTables: string[]
  /** Lines of the log that are no mere information. */
  complaints: readonly string[]
}

/** Each portion is made from a seed of its own: so many requests of each kind, so many under way at once. */
const portion = { contract: 290, wire: 180, raw: 60, reads: 30, hopeless: 6 }
const atOnce = 8

/** Sends malformed requests to a server of its own. @throws Error at the first that is answered wrongly. */
export async function runFuzz(options: { requests: number; seed: number }): Promise<FuzzReport> {
  const target = await startFuzzTarget()
  try {
    return await fuzz(target, options)
  } finally {
    await target.stop()
  }
}

async function fuzz(target: FuzzTarget, { requests, seed }: { requests: number; seed: number }) {
  const world = await createFuzzWorld(target.port)
  const report: FuzzReport = {
    ...{ malformed: 0, others: 0, targets: {}, kinds: {}, statuses: {}, slowest: 0 },
    ...{ usage: [], changedTables: [], complaints: [] },
  }
  const makeChecks = prepareChecks(world, report)
  const before = await target.checksums()
  for (let part = 0; report.malformed < requests; part++) {
    await sendPortion(target.port, seed + part, makeChecks)
    if (report.usage.length === 0 && report.malformed >= requests / 10)
      report.usage.push(await target.usage())
  }
  report.usage.push(await target.usage())
  const after = await target.checksums()
  report.changedTables = Object.keys(after).filter((name) => after[name] !== before[name])
  report.complaints = target.complaints
  return report
}

type Check = () => Promise<void>
type Client = ReturnType<typeof openFuzzClient>

/** Makes the checks of a portion from its seed. */
type MakeChecks = (client: Client, seed: number) => Check[]

function prepareChecks(world: FuzzWorld, report: FuzzReport): MakeChecks {
  const malformed = malformedRequests(world)
  const malformedWire = malformedWireRequests(world)
  const reads = wellFormedRequests(world, readingEndpoints)
  const hopeless = hopelessWireRequests(world)
  const raw = rawRequests(world)
  return (client, seed) => {
    const framed = (requests: fc.Arbitrary<FuzzRequest>, numRuns: number) =>
      fc.sample(requests, { seed, numRuns }).map((request) => () => checkFramed(client, request, report))
    return [
      ...framed(malformed, portion.contract),
      ...framed(malformedWire, portion.wire),
      ...framed(reads, portion.reads),
      ...framed(hopeless, portion.hopeless),
      ...fc
        .sample(raw, { seed, numRuns: portion.raw })
        .map((request) => () => checkRaw(world.port, request, report)),
    ]
  }
}

async function sendPortion(port: number, seed: number, makeChecks: MakeChecks): Promise<void> {
  const client = openFuzzClient(port)
  const checks = makeChecks(client, seed)
  try {
    await Promise.all(Array.from({ length: atOnce }, (_, lane) => inTurn(checks, lane)))
  } catch (cause) {
    throw new Error(`With seed ${seed}: ${(cause as Error).message}`, { cause })
  } finally {
    client.close()
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
