export type ReadFile = (path: string) => string | undefined

const form = /^`((?:@[\w.-]+\/)?[\w.-]+)@([\w.-]+) ([\w./-]+):(\d+)` › `([^`]+)`$/

export function faultsOfPackageLine(text: string, readFile: ReadFile): string[] {
  const [, name = '', version = '', path = '', line = '', words = ''] = form.exec(text) ?? []
  if (!name) return [`"${text}" is not of the form \`package@version path:line\` › \`words on that line\``]
  const home = `node_modules/${name}`
  const manifest = readFile(`${home}/package.json`)
  if (!manifest) return [`there is no package ${name}`]
  const installed = JSON.parse(manifest).version
  if (installed !== version) return [`${name} is of version ${installed}, not ${version}`]
  const source = readFile(`${home}/${path}`)
  if (source === undefined) return [`there is no ${path} in ${name}`]
  const isThere = source.split('\n')[Number(line) - 1]?.includes(words)
  return isThere ? [] : [`line ${line} of ${path} in ${name} has no "${words}"`]
}
