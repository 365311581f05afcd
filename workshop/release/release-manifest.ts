interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
}

/** What a command of the project is there: nothing to install, nothing to build, the machine's own Node. */
const fromSource = /^node -- workshop\/run\.js --production \S*\/(\S+)\.ts$/

/** package.json of a release: what runs, on which packages, and the Node that the project is tested with. */
export function releaseManifest(own: Manifest, files: readonly string[], sources: readonly string[]) {
  const { node = '', ...dependencies } = own.dependencies
  const scripts = Object.entries(own.scripts).flatMap(([name, script]) => {
    const program = `dist/server/${fromSource.exec(script)?.[1]}.js`
    const command = files.includes(program)
      ? `node --import ./dist/server/require-node.js ${program}`
      : script
    return name === 'start' || command !== script ? [[name, command]] : []
  })
  const { name, version, description, license } = own
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    engines: { node: `>=${node.split('.')[0]}` },
    scripts: Object.fromEntries(scripts) as Record<string, string>,
    dependencies: runtimePackages(dependencies, sources),
  }
}

/** Those of the dependencies that some of the bundled sources still import or locate: what the server needs when it runs. */
function runtimePackages(
  dependencies: Readonly<Record<string, string>>,
  sources: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => sources.some((source) => mention(name).test(source))),
  )
}

const mention = (name: string) => {
  const [scope = '', own] = name.replaceAll('.', '\\.').split('/')
  // Fonts are found by names that are put together of a scope and a variable.
  const rest = own ? `(?:/${own}['"\`/]|/\\$\\{)` : `['"\`/]`
  return new RegExp(`(?:^import [^'"]*|\\blocate(?:\\$\\d+)?\\()['"\`]${scope}${rest}`, 'm')
}
