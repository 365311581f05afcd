import type { Endpoint } from '#platform/contract/endpoint.ts'
import * as contract from '#platform/contract/openapi.ts'
import type { AppServe } from '#platform/server/feature.ts'
import { describeEndpoints } from '#platform/server/http/openapi.ts'

const info = {
  title: 'EduTrain',
  version: '1',
  description:
    'The calls that the pages of EduTrain make to its server. Unknown names are refused, in bodies and in queries; `maxLength` counts characters (code points); times are in ms since 1970 (UTC). Learners log in with the identity service, which speaks the protocol of Firebase Authentication and is not described here.',
}

export function noteEndpoints(serve: AppServe, served: Endpoint[]): AppServe {
  return (endpoint, handler) => {
    served.push(endpoint)
    serve(endpoint, handler)
  }
}

/** Built at the first request, from all endpoints served by then. */
export function registerApiDescription(serve: AppServe, served: readonly Endpoint[]): void {
  let description: ReturnType<typeof describeEndpoints> | undefined
  serve(contract.describeApi, async () => {
    description ??= describeEndpoints(served, info)
    return description
  })
}
