import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usualBodyBytes } from '#platform/contract/endpoint.ts'
import { createTestApp } from '#workshop/testing/app/app.ts'
import { contractEndpoints, nameOf } from '#workshop/testing/authorisation/contract-endpoints.ts'
import { openRawConnection } from '#workshop/testing/processes/raw-connection.ts'

const listen = { port: 0, host: '127.0.0.1' }

interface Schema {
  readonly type?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly format?: string
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

/** The most bytes that a value of a schema takes in JSON, each UTF-16 unit of a text at three. */
function largestOf(schema: Schema): number {
  const { properties, anyOf, items, maxItems = Number.POSITIVE_INFINITY } = schema
  if (anyOf) return Math.max(...anyOf.map(largestOf))
  if (schema.enum) return Math.max(...schema.enum.map((value) => JSON.stringify(value).length))
  if (schema.const !== undefined) return JSON.stringify(schema.const).length
  if (properties)
    return Object.entries(properties).reduce((sum, [name, of]) => sum + name.length + 4 + largestOf(of), 2)
  if (items) return maxItems * (largestOf(items) + 1) + 2
  if (schema.type === 'string') return lengthOf(schema) + 2
  return 25
}

function lengthOf({ maxLength, pattern = '', format }: Schema): number {
  if (format === 'date') return 'YYYY-MM-DD'.length
  if (format === 'base64' && maxLength !== undefined) return maxLength
  if (maxLength !== undefined) return 3 * maxLength
  // Ends with how many of something there are at most, of which there are two in a group: /^0x([\da-f]{2}){1,4096}$/.
  const [, pair, most] = /(\{2\}\))?\{(?:1,)?(\d+)\}\$$/.exec(pattern) ?? []
  return most ? 2 + (pair ? 2 : 1) * Number(most) : Number.POSITIVE_INFINITY
}

describe('the body of an endpoint', () => {
  it.each(
    contractEndpoints.filter(({ body }) => body).map((endpoint) => [nameOf(endpoint), endpoint] as const),
  )('%s may be as large as its schema lets it be, and not much larger', (_name, endpoint) => {
    const { body = z.unknown(), maxBodyBytes = usualBodyBytes } = endpoint
    const largest = largestOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema)

    expect(largest).toBeLessThanOrEqual(maxBodyBytes)
    if (maxBodyBytes > usualBodyBytes) expect(largest).toBeGreaterThan(maxBodyBytes / 2)
  })

  it.each([
    ['an operator', '/api/operator/certificates/issue', 401],
    ['a learner', '/api/modules/1/attempts', 401],
    ['a method that there is not', '/api/programmes', 405],
  ])('for %s is not read before it is known who calls', async (_who, path, status) => {
    const { app } = await createTestApp()
    const connection = await openRawConnection(await app.listen(listen))

    connection.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
    )

    expect(await connection.says(/"error"/)).toContain(`HTTP/1.1 ${status} `)
  })
})
