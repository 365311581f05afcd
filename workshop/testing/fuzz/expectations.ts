import { z } from 'zod'
import { isIdentityAddress } from '#features/identity/server/protocol/service-host.ts'
import { commonErrors, errorBody } from '#platform/contract/errors.ts'
import { contractEndpoints } from '#workshop/testing/authorisation/contract-endpoints.ts'
import type { FuzzAnswer } from './fuzz-client.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { FuzzReport } from './fuzz-run.ts'
import type { RawRequest } from './raw-requests.ts'

/** By how many bytes memory in use may grow in a run after its first half, by which each part has answered once. */
const mostGrowth = 3_000_000

/** What an answer must not be: a sentence, or undefined when nothing is wrong with it. */
export function faultOfAnswer(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
  const { status, headers, body } = answer
  const isBusy = status === 503 && headers['retry-after'] !== undefined
  if (status >= 500 && !isBusy)
    return `a malformed request must not break the server, which answered ${status}`
  if (request.isMalformed && status < 400 && !isBusy)
    return `it should have been refused, but was answered ${status}`
  if (status < 400 || request.method === 'HEAD' || !isOfApi(request.path)) return undefined
  return faultOfRefusal(request.path, status, body)
}

const isOfApi = (path: string) => path.startsWith('/api/') || isIdentityAddress(path)

const strictErrorBody = z.strictObject({ error: z.strictObject(errorBody.shape.error.shape) })
const googleErrorBody = z.strictObject({
  error: z.strictObject({
    code: z.int(),
    message: z.string(),
    errors: z
      .array(z.strictObject({ message: z.string(), domain: z.string(), reason: z.string() }))
      .length(1),
    status: z.string().optional(),
  }),
})

const statuses: Record<string, number> = Object.assign(
  {},
  ...contractEndpoints.map(({ errors }) => errors),
  commonErrors,
)

function faultOfRefusal(path: string, status: number, body: string): string | undefined {
  const value = JSON.parse(body || 'null')
  if (/node_modules|\.ts:\d|SQLITE|SQLSTATE|postgres|FST_|\$argon2/.test(body))
    return `the refusal tells how the server is made: ${body}`
  // Of a request whose head cannot be read, it is unknown whom it is for, and often whether it is a HEAD.
  if (status === 431 && body === '') return undefined
  if (isIdentityAddress(path) && status !== 431) {
    const { data } = googleErrorBody.safeParse(value)
    return data?.error.code === status ? undefined : `the refusal has another shape: ${status} ${body}`
  }
  const { data } = strictErrorBody.safeParse(value)
  if (!data) return `the refusal has another shape: ${status} ${body}`
  const declared = statuses[data.error.code]
  return declared === status ? undefined : `the contract has no ${data.error.code} with status ${status}`
}

/** The same for bytes: none may break the server, and what is malformed has one refusal or none. */
export function faultOfRaw(
  request: RawRequest,
  answered: readonly number[],
  text: string,
): string | undefined {
  if (answered.some((status) => status >= 500 && !/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after:/i.test(text)))
    return `bytes must not break the server, which answered ${answered}`
  if (answered.length > request.mostAnswers) return `one request was read as ${answered.length}: ${answered}`
  if (request.isMalformed && answered.some((status) => status < 400))
    return `it should have been refused, but was answered ${answered}`
  return undefined
}

/** What a whole run must not have done. */
export function faultsOfRun({ usage, changedTables, complaints }: FuzzReport): string[] {
  const [early, late] = usage
  const growth = (late?.bytes ?? 0) - (early?.bytes ?? 0)
  return [
    ...changedTables.map((name) => `the rows of ${name} are others than before`),
    ...complaints.slice(0, 5).map((line) => `the log complains: ${line}`),
    ...(growth > mostGrowth ? [`memory grew by ${growth} bytes`] : []),
    ...(late?.connections === 0 ? [] : [`${late?.connections} connections are still open`]),
  ]
}
