import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { features } from '#app/server/features.ts'
import { exportAccount } from '#features/own-data/contract.ts'
import { exportLearnerData } from '#features/privacy-requests/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'

const schemas = Object.assign(
  {},
  ...features.flatMap(({ ownData = {} }) =>
    Object.entries(ownData).map(([name, { schema }]) => ({ [name]: schema })),
  ),
)
const root = join(import.meta.dirname, '../../..')

/** Every endpoint of every contract, read from the folders themselves, so that none can be forgotten. */
export const contractEndpoints: readonly Endpoint[] = await readEndpoints()

/** `GET /api/profile`, by which endpoints are known in tests. */
export const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

async function readEndpoints(): Promise<Endpoint[]> {
  const contracts = ['platform/contract/*.ts', '{features,wagons}/**/contract{.ts,/*.ts}']
  const files = globSync(contracts, { cwd: root, exclude: ['**/*.test.ts'] }).toSorted()
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(root, file)).href)),
  )
  const endpoints = modules.flatMap((exported) => Object.values(exported).filter(isEndpoint))
  // Put together of what features say that they keep.
  return [...endpoints, exportAccount(schemas), exportLearnerData(schemas)]
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value
}
