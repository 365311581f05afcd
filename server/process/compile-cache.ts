import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Loaded ahead of all else by `npm start`: what Node made of the files at an earlier start need not be made again
// (decision 31). It is written when the process stops. Where the folder cannot be written, starts take as long as
// the first one.
enableCompileCache(join(import.meta.dirname, '..', '..', 'dist', 'compile-cache'))
