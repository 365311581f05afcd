import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Engine, follow, output, works } from './engine.ts'

const root = join(import.meta.dirname, '../..')
const image = 'edutrain-container-test'

export const isDockerThere = () => works('docker', 'info')

export function docker(): Engine {
  return {
    name: 'docker',
    build: () => follow('docker', 'build', '--tag', image, root),
    size: () => Number(output('docker', 'image', 'inspect', '--format', '{{.Size}}', image)),
    start: (port) => {
      const limits = [
        '--read-only',
        '--tmpfs',
        '/tmp',
        '--cap-drop',
        'ALL',
        '--security-opt',
        'no-new-privileges',
        '--volume',
        `${image}:/data`,
      ]
      const args = ['run', '--rm', '--name', image, ...limits, '--publish', `127.0.0.1:${port}:3000`, image]
      return spawn('docker', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    },
    run: (...command) => (works('docker', 'exec', image, ...command) ? 0 : 1),
    healthCheck: () =>
      JSON.parse(
        output('docker', 'image', 'inspect', '--format', '{{json .Config.Healthcheck.Test}}', image),
      ).slice(1),
    stop: () => follow('docker', 'stop', '--time', '20', image),
    remove() {
      follow('docker', 'image', 'rm', '--force', image)
      follow('docker', 'volume', 'rm', '--force', image)
    },
  }
}
