import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '../..')

/**
 * What features and wagons bring to the workshop, which names none of them: the exports of the files of this path in their folders.
 * @param path within the folder, as `testing/authorisation.ts`
 */
export async function importOfFeatures<T>(path: string): Promise<T[]> {
  const files = globSync(`{features,wagons}/*/${path}`, { cwd: root }).toSorted()
  return Promise.all(files.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<T>))
}
