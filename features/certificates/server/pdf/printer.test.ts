import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { patientPrinting } from '#workshop/testing/app/issuer.ts'
import { createPrinter, type PrinterLimits } from './printer.ts'

const print = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  name: 'Ada Lovelace',
  issuedAt: 0,
  url: 'https://edutrain.example/certificates/x',
  language: 'en',
  issuer: {
    name: 'Web3 for All',
    url: 'https://initiative.example/',
    address: undefined,
    email: undefined,
    logo: undefined,
    signatory: undefined,
  },
  moduleCount: 9,
  lines: [],
}

function openPrinter(limits?: PrinterLimits) {
  const printer = createPrinter({ ...patientPrinting, ...limits })
  onTestFinished(() => printer.close())
  return printer
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-'

it('prints what is asked for at once, each its own', async () => {
  const printer = openPrinter()

  const [one, other, missing] = await Promise.all([
    printer.print(print),
    printer.print({ ...print, name: 'A much longer name than hers' }),
    printer.findUnprintable('Ada 🚂'),
  ])

  expect([isPdf(one), isPdf(other), missing]).toEqual([true, true, ['🚂']])
})

it('begins anew after its process has ended for want of work', async () => {
  const printer = openPrinter({ patience: 0, mostKept: 0 })
  for (let time = 1; time <= 3; time++) {
    expect(isPdf(await printer.print(print))).toBe(true)
    // The process is told to end by the next turn; whether it has ended by then is its own business.
    await setImmediate()
  }
  await printer.close()
  expect(isPdf(await printer.print(print))).toBe(true)
})

it('says what went wrong, and goes on', async () => {
  const printer = openPrinter()

  await expect(printer.print({ ...print, issuedAt: Number.NaN })).rejects.toThrow(/Invalid/)
  expect(isPdf(await printer.print(print))).toBe(true)
})

it('refuses more than it could ever do in time', async () => {
  const printer = openPrinter()
  const asked = Array.from({ length: 102 }, (_, index) =>
    printer.print({ ...print, issuedAt: index }).catch((error: unknown) => error),
  )

  expect(await asked.at(-1)).toMatchObject({ name: 'OverloadError' })
  await printer.close()
  expect(await asked[100]).toMatchObject({ message: 'the printer is closed' })
})

it('keeps what it printed, the latest of it, and tells it apart by all that stands on it', async () => {
  const printer = openPrinter({ mostKept: 60_000 })
  const first = await printer.print(print)

  expect(await printer.print({ ...print })).toBe(first)
  for (const change of [
    { name: 'Ada Byron' },
    { issuedAt: 1 },
    { url: 'https://x.example' },
    { language: 'fr' },
  ])
    expect(printer.isKept({ ...print, ...change })).toBe(false)

  for (const name of ['Grace', 'Edith', 'Hedy', 'Mary']) await printer.print({ ...print, name })
  expect(printer.isKept(print)).toBe(false)
  expect(printer.isKept({ ...print, name: 'Mary' })).toBe(true)
})

it('tells certificates apart by the pictures on them', () => {
  const printer = openPrinter()
  const withLogo = (byte: number) => {
    const logo = { bytes: new Uint8Array([byte]), width: 1, height: 1 }
    return printer.tagOf({ ...print, issuer: { ...print.issuer, logo } })
  }
  expect(withLogo(1)).toBe(withLogo(1))
  expect(withLogo(1)).not.toBe(withLogo(2))
})

it('prints once what many ask for at the same time', async () => {
  const printer = openPrinter()
  const [one, other] = await Promise.all([printer.print(print, 'public'), printer.print(print, 'public')])
  expect(one).toBe(other)
})

it('lets learners and operators go before the public', async () => {
  const printer = openPrinter()
  const order: string[] = []
  const ask = async (name: string, lane: 'own' | 'public') => {
    await printer.print({ ...print, name }, lane)
    order.push(name)
  }

  await Promise.all([ask('begun', 'public'), ask('public', 'public'), ask('own', 'own')])

  expect(order).toEqual(['begun', 'own', 'public'])
})

it('looks at one name of a learner at a time, and does not keep others waiting for it', async () => {
  const printer = openPrinter()
  const [one, again, other] = await Promise.allSettled([
    printer.findUnprintable('王', 'ada'),
    printer.findUnprintable('金', 'ada'),
    printer.findUnprintable('金', 'grace'),
  ])

  expect([one.status, other.status]).toEqual(['fulfilled', 'fulfilled'])
  expect(again).toMatchObject({ status: 'rejected', reason: { name: 'OverloadError' } })
  expect(await printer.findUnprintable('金', 'ada')).toEqual([])
})

it('gives up work that takes too long, and goes on with the next', async () => {
  const printer = openPrinter({ mostTime: 1 })
  const asked = await Promise.allSettled([printer.print(print), printer.findUnprintable('王')])
  expect(asked).toMatchObject([
    { status: 'rejected', reason: { name: 'OverloadError' } },
    { status: 'rejected', reason: { name: 'OverloadError' } },
  ])
})

it('lets a process that has nothing else to do end it, and end', async () => {
  const program = `
    import { createPrinter } from ${JSON.stringify(join(import.meta.dirname, 'printer.ts'))}
    const printer = createPrinter(${JSON.stringify(patientPrinting)})
    await printer.findUnprintable('王')
    await printer.close()
    console.log('closed')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim()).toBe('closed')
})
