import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')

/**
 * What the wagons bring to the workshop, which names none of them: the exports of the files of this path in their folders.
 * @param path within a wagon's folder, as `testing/authorisation.ts`
 */
export async function importOfWagons<T>(path: string): Promise<T[]> {
  const files = globSync(`wagons/*/${path}`, { cwd: root }).toSorted()
  return Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<T>))
}
