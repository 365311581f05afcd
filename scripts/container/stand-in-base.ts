import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { follow, output } from './engine.ts'

const certificates = '/etc/ssl/certs/ca-certificates.crt'

/** Debian, this Node and the machine's npm, in the places where the official image has them. Returns its name. */
export function buildStandIn(storage: readonly string[], place: string): string {
  const dir = join(place, 'base')
  mkdirSync(dir)
  follow(
    'mmdebstrap',
    '--quiet',
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    join(dir, 'debian.tar'),
  )
  cpSync(process.execPath, join(dir, 'node'))
  // /…/npm/bin/npm-cli.js
  const ownNpm = dirname(dirname(realpathSync(output('sh', '-c', 'command -v npm'))))
  cpSync(ownNpm, join(dir, 'npm'), { recursive: true, dereference: true })
  cpSync(realpathSync(certificates), join(dir, 'certificates.crt'))
  writeFileSync(join(dir, 'Dockerfile'), recipe)
  const name = 'localhost/node-stand-in'
  follow('buildah', ...storage, 'bud', '--quiet', '--isolation', 'chroot', '--tag', name, dir)
  return name
}

const npm = '/usr/local/lib/node_modules/npm'
const recipe = `FROM scratch
ADD debian.tar /
COPY certificates.crt ${certificates}
COPY node /usr/local/bin/node
COPY npm ${npm}
RUN for name in npm npx; do ln -s ../lib/node_modules/npm/bin/$name-cli.js /usr/local/bin/$name; done
ENV NODE_EXTRA_CA_CERTS=${certificates}
`
