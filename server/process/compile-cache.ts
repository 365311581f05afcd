import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Loaded first by `npm start` (decision 31); Node writes the cache when the process stops.
enableCompileCache(join(import.meta.dirname, '..', '..', 'dist', 'compile-cache'))
