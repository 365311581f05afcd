import { expect, it } from 'vitest'
import { contractEndpoints, nameOf } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { createBareDatabase, engine } from '#workshop/testing/database/database.ts'
import { faultsOfRun } from '#workshop/testing/fuzz/expectations.ts'
import { runFuzz } from '#workshop/testing/fuzz/fuzz-run.ts'
import { protocolCalls } from '#workshop/testing/fuzz/protocol-requests.ts'

const { FC_SEED = '1', TEST_NIGHTLY: isNightly } = process.env
const seed = FC_SEED === 'random' ? Math.floor(Math.random() * 1_000_000_000) : Number(FC_SEED)

const requests = isNightly ? 20_000 : 6_000
/** In ms: only what hangs takes so long. */
const hangs = requests * 150

it(
  'thousands of malformed requests to every endpoint and call are each refused in time, break nothing and change nothing (SX.23)',
  async () => {
    const databaseUrl = engine === 'postgres' ? await createBareDatabase() : undefined
    const report = await runFuzz({ requests, seed, databaseUrl })

    expect(faultsOfRun(report)).toEqual([])
    expect(report.malformed).toBeGreaterThanOrEqual(requests)
    const reached = [...contractEndpoints.map(nameOf), ...protocolCalls.map(({ name }) => name)]
    const evenShare = requests / reached.length
    for (const name of [...reached, 'addresses', 'bytes'])
      expect(report.targets[name], name).toBeGreaterThan(evenShare / 6)
    for (const status of [400, 401, 404, 405, 413, 415, 431])
      expect(report.statuses[status], String(status)).toBeGreaterThan(requests / 200)
  },
  hangs,
)
