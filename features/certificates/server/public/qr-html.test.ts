import { expect, it } from 'vitest'
import { qrDrawing } from './qr-html.ts'

const address = (number: number) => `https://learn.example.org/certificates/${number}`

it('a code is drawn once as long as others are not asked for a thousand times since', () => {
  const first = qrDrawing(address(0))
  for (let number = 1; number < 300; number++) qrDrawing(address(number))
  expect(qrDrawing(address(0))).toBe(first)

  for (let number = 1; number <= 1_000; number++) qrDrawing(address(number))
  expect(qrDrawing(address(0))).not.toBe(first)
  expect(qrDrawing(address(0))).toEqual(first)
})
