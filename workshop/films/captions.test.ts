import { expect, it } from 'vitest'
import type { Film } from '#features/films/contract.ts'
import { writeCaptions } from './captions.ts'

const line = (text: string, ms: number) => ({ text, ms, moves: [] })
const film: Film = {
  moduleNumber: 3,
  title: 'The mailbox',
  language: 'en',
  ms: 3_727_825,
  scenes: [
    { id: 'slot', svg: '<svg/>', lines: [line('A slot.', 2000), line('A <key> & a door --> snow.', 61_825)] },
    { id: 'door', svg: '<svg/>', lines: [line('It snows for an hour.', 3_664_000)] },
  ],
}

it('captions begin and end with their lines, over all scenes, and are text whatever stands in them', () => {
  expect(writeCaptions(film)).toBe(`WEBVTT

1
00:00:00.000 --> 00:00:02.000
A slot.

2
00:00:02.000 --> 00:01:03.825
A &lt;key&gt; &amp; a door --&gt; snow.

3
00:01:03.825 --> 01:02:07.825
It snows for an hour.
`)
})
