import { runtimePackages } from './runtime-packages.ts'

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
    ...{ name, version, private: true, description, license, type: 'module' },
    engines: { node: `>=${node.split('.')[0]}` },
    scripts: Object.fromEntries(scripts) as Record<string, string>,
    dependencies: runtimePackages(dependencies, sources),
  }
}
