import './require-node.js'
// By its default: an older Node has no such name, and would say that in a stack.
import module from 'node:module'
import { join } from 'node:path'

// Loaded first by `npm start`, as dist/server/compile-cache.js (decision 31); Node writes the cache when the process stops.
// In JavaScript: for a single file whose types are not stripped yet Node loads its whole stripper, of which nothing else is
// needed from the second start on.
module.enableCompileCache(join(import.meta.dirname, '../compile-cache'))
