import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#workshop/testing/app/app.ts'
import { contractEndpoints, nameOf } from '#workshop/testing/authorisation/contract-endpoints.ts'

interface Content {
  content: { 'application/json': { schema: object } }
}

interface Operation {
  security: Record<string, string[]>[]
  parameters?: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: Content
  responses: Record<string, Content>
}

interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: { Error: object } }
}

const read = async ({ anonymous }: TestApp): Promise<Description> =>
  (await anonymous.call('GET', '/api/openapi.json')).body

/** Operations by the name that their endpoint has in tests. */
const operationsOf = ({ paths }: Description): Record<string, Operation> =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  )

let description: Promise<Description> | undefined

async function readOperation(name: string): Promise<Operation> {
  description ??= createTestApp().then(read)
  const operation = operationsOf(await description)[name]
  if (!operation) throw new Error(`${name} is not described`)
  return operation
}

/** The paths under /api that the app itself prints, on lines such as `├── api/progress (GET, HEAD)`. */
async function pathsOf({ app }: TestApp): Promise<string[]> {
  await app.ready()
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = ''] = /^((?:│ {3}| {4})*)[├└]── (\S*)/.exec(line) ?? []
      parts.splice(indent.length / 4, Number.POSITIVE_INFINITY, part)
      const path = parts.join('')
      return line.endsWith(')') && path.startsWith('/api/') ? [path] : []
    })
}

// One for all: each compiles the schema of schemas anew, which takes longer than any of ours.
const ajv = new Ajv2020({ allErrors: true, strictTypes: false })
formats.default(ajv)
// Where the references of a schema lead.
ajv.addKeyword('components')
// Beside `contentEncoding`, which says the same.
ajv.addFormat('base64', true)

/** What is wrong with a value by a schema of the description; null for nothing. */
function faultsOf(value: unknown, schema: object, { components }: Pick<Description, 'components'>) {
  const validate = ajv.compile({ ...schema, components })
  return validate(value) ? null : validate.errors
}

describe('the description of the API', () => {
  it('is a valid OpenAPI 3.1 document (SX.25)', async () => {
    const validator = new Validator()
    const outcome = await validator.validate({ ...(await read(await createTestApp())) })

    expect(outcome).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('has every endpoint of the contract, and nothing that the contract has not (SX.25)', async () => {
    const names = Object.keys(operationsOf(await read(await createTestApp())))

    expect(names.toSorted()).toEqual(contractEndpoints.map(nameOf).toSorted())
  })

  it('has every address under /api that the app has, each with the methods that the app allows there', async () => {
    const app = await createTestApp()
    const { paths } = await read(app)
    const described = Object.entries(paths).map(([path, methods]): [string, string[]] => {
      const names = Object.keys(methods).map((method) => method.toUpperCase())
      return [path.replace(/\{(\w+)\}/g, ':$1'), names.includes('GET') ? [...names, 'HEAD'] : names]
    })

    const served = await Promise.all(
      (await pathsOf(app)).map(async (path): Promise<[string, string[]]> => {
        const { headers } = await app.app.inject({ method: 'PATCH', url: path })
        // OPTIONS is the preflight of an address that every origin may read, no call of the API.
        const allowed = String(headers.allow).split(', ')
        return [path, allowed.filter((name) => name !== 'OPTIONS')]
      }),
    )

    const sorted = (all: typeof described) =>
      all.map(([path, names]) => `${path} ${names.toSorted()}`).toSorted()
    expect(served.length).toBeGreaterThan(10)
    expect(sorted(served)).toEqual(sorted(described))
  })

  it.each(contractEndpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'says of %s who may call it, what it takes and every code it may refuse with',
    async (name, { access, errors, body, params, localized }) => {
      const { security, parameters = [], requestBody, responses } = await readOperation(name)

      expect(security).toEqual(access === 'public' ? [] : [{ [access]: [] }])
      for (const [code, status] of Object.entries(errors))
        expect(JSON.stringify(responses[status])).toContain(`"${code}"`)
      expect(responses[401] !== undefined).toBe(access !== 'public')
      expect(requestBody !== undefined).toBe(body !== undefined)
      const ofPath = parameters.filter((parameter) => parameter.in === 'path').map((one) => one.name)
      expect(ofPath).toEqual([...name.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter))
      expect(ofPath.length > 0).toBe(params !== undefined)
      const ofHeader = parameters.filter((parameter) => parameter.in === 'header')
      expect(ofHeader.map((one) => one.name)).toEqual(localized ? ['Accept-Language'] : [])
    },
  )

  it('has only schemas that JSON Schema knows', async () => {
    const description = await read(await createTestApp())
    // Most refusals look alike.
    const different = new Map<string, object>()
    for (const { parameters = [], requestBody, responses } of Object.values(operationsOf(description))) {
      const contents = [...Object.values(responses), ...(requestBody ? [requestBody] : [])]
      const schemas = contents.flatMap(({ content }) => Object.values(content).map(({ schema }) => schema))
      for (const schema of [...schemas, ...parameters.map((one) => one.schema)])
        different.set(JSON.stringify(schema), schema)
    }
    for (const schema of different.values())
      expect(() => faultsOf(undefined, schema, description)).not.toThrow()
  })

  it('is sent compressed, and not again to a client that has it', async () => {
    const { app } = await createTestApp()
    const ask = (headers: Record<string, string>) => app.inject({ url: '/api/openapi.json', headers })

    const first = await ask({ 'accept-encoding': 'br, gzip' })

    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    const second = await ask({ 'if-none-match': String(first.headers.etag) })
    expect(second).toMatchObject({ statusCode: 304, body: '' })
  })

  it.each(['GET /api/programmes', 'GET /api/progress', 'GET /api/account/export', 'GET /api/openapi.json'])(
    'holds for what %s really answers, also when it refuses',
    async (name) => {
      const app = await createTestApp()
      const description = await read(app)
      const { responses } = operationsOf(description)[name] as Operation
      const learner = await app.signUp()

      const url = name.replace('GET ', '')
      for (const answer of [await learner.call('GET', url), await learner.call('GET', `${url}?x=1`)]) {
        const schema = responses[answer.status]?.content['application/json'].schema ?? {}
        expect(faultsOf(answer.body, schema, description)).toBeNull()
        expect(faultsOf({ nonsense: 1 }, schema, description)).not.toBeNull()
      }
    },
  )
})
