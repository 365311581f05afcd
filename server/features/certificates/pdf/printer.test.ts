import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createPrinter } from './printer.ts'

const print = {
  id: 'AbCdEfGhIjKlMnOpQrStUv',
  name: 'Ada Lovelace',
  issuedAt: 0,
  url: 'https://edutrain.example/certificates/x',
  language: 'en',
  lines: [],
}

function openPrinter(patience?: number) {
  const printer = createPrinter(patience)
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
  const printer = openPrinter(1)
  await printer.print(print)
  await setTimeout(50)

  expect(isPdf(await printer.print(print))).toBe(true)
})

it('says what went wrong, and goes on', async () => {
  const printer = openPrinter()

  await expect(printer.print({ ...print, issuedAt: Number.NaN })).rejects.toThrow(/Invalid/)
  expect(isPdf(await printer.print(print))).toBe(true)
})

it('refuses more than it could ever do in time', async () => {
  const printer = openPrinter()
  const asked = Array.from({ length: 101 }, () => printer.print(print).catch((error: unknown) => error))

  expect(await asked.at(-1)).toMatchObject({ name: 'OverloadError' })
  await printer.close()
  expect(await asked[99]).toMatchObject({ message: 'the printer is closed' })
})
