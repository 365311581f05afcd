import { requestApi } from '#web/lib/api.ts'

/** The first file is made while the learner waits, in ms. */
const longest = 60_000

/** Saves a file that only the learner may have, under the name at the end of its path. @throws ApiError */
export async function downloadFile(path: string): Promise<void> {
  const response = await requestApi('GET', path, {}, longest)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = path.slice(path.lastIndexOf('/') + 1)
  link.click()
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), longest)
}
