import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { wagons } from '#app/server/wagon-list.ts'

const page = join(import.meta.dirname, '../../../docs/running-a-site.md')

/** Settings and metrics of wagons that are not there: comments at the end of docs/running-a-site.md say whose they are. */
export const wordsOfAbsentWagons: readonly string[] = [
  ...readFileSync(page, 'utf8').matchAll(/^<!-- wagon (\w+): (.*) -->$/gm),
].flatMap(([, wagon, words = '']) => (wagons.some(({ name }) => name === wagon) ? [] : words.split(' ')))
