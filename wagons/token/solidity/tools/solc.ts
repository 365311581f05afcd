// The compiler out of npm, as forge calls one: `--version`, or `--standard-json` with all sources on the standard input.
import { text } from 'node:stream/consumers'
import solc from 'solc'

if (process.argv.includes('--version')) console.log(`Version: ${solc.version()}`)
else process.stdout.write(solc.compile(await text(process.stdin)))
