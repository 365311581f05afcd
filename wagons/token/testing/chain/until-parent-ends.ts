// `node until-parent-ends.ts PROGRAM [ARGUMENT...]`: runs a program until the process that started this one is gone, however
// that ended: its end of the standard input is closed then.
import { spawn } from 'node:child_process'

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })
child.on('exit', (code) => process.exit(code ?? 1))
process.stdin.on('close', () => child.kill('SIGKILL')).resume()
