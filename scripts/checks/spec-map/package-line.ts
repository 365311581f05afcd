export type ReadFile = (path: string) => string | undefined

const form = /^`((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+) ([\w./-]+):(\d+)` › `([^`]+)`$/

/** Where npm puts a package: the identity client's parts come with `firebase`, which may have its own copy. */
const homes = ['node_modules/firebase/node_modules', 'node_modules']

/** Undefined for other proofs than `` `package@version path:line` › `words on that line` ``. */
export function faultsOfPackageLine(proof: string, readFile: ReadFile): string[] | undefined {
  const [, name = '', version = '', path = '', line = '', words = ''] = form.exec(proof) ?? []
  if (!name) return undefined
  const home = homes.map((place) => `${place}/${name}`).find((place) => readFile(`${place}/package.json`))
  if (!home) return [`there is no package ${name}`]
  const installed = JSON.parse(readFile(`${home}/package.json`) ?? '').version
  if (installed !== version) return [`${name} is of version ${installed}, not ${version}`]
  const source = readFile(`${home}/${path}`)
  if (source === undefined) return [`there is no ${path} in ${name}`]
  const isThere = source.split('\n')[Number(line) - 1]?.includes(words)
  return isThere ? [] : [`line ${line} of ${path} in ${name} has no "${words}"`]
}
