import type { ErrorBody } from '#platform/contract/errors.ts'

/** `code` is the contract's, `network` or `timeout` (status 0); `refused`: characters of `field`; `retryAfter` in s. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly status: number
  readonly field: string | undefined
  readonly retryAfter: number | undefined
  readonly refused: readonly string[]

  constructor(
    code: string,
    status: number,
    message: string,
    field?: string,
    retryAfter?: number,
    refused: readonly string[] = [],
  ) {
    super(message)
    this.refused = refused
    this.code = code
    this.status = status
    this.field = field
    this.retryAfter = retryAfter
  }
}

/** Reads a refusal. A body that is not ours (a proxy's page, say) becomes `internal`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const body: unknown = await response.json().catch(() => undefined)
  if (!isErrorBody(body))
    return new ApiError(
      'internal',
      response.status,
      'The server gave no readable answer.',
      undefined,
      retryAfter,
    )
  const { code, message, field, refused } = body.error
  return new ApiError(code, response.status, message, field, retryAfter, refused)
}

function isErrorBody(body: unknown): body is ErrorBody {
  const error = (body as Partial<ErrorBody> | null | undefined)?.error
  return typeof error?.code === 'string' && typeof error.message === 'string'
}
