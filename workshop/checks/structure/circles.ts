import { posix } from 'node:path'
import { featureOf, type Import, type SourceFile } from './source-file.ts'

/** Imports of types that may close a circle; features/README.md says why. */
const allowed: readonly (readonly [from: RegExp, to: RegExp])[] = [
  [/^workshop\/testing\/fuzz\/expectations\.ts$/, /^workshop\/testing\/fuzz\/fuzz-run\.ts$/],
  [/^workshop\/testing\/protocol\/second-factor-calls\.ts$/, /^workshop\/testing\/protocol\/good-calls\.ts$/],
]

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Files that import each other, types included, folders of a feature that do, and features. */
export function findCircles(files: readonly SourceFile[]): string[] {
  // A test may prepare its rows by whatever makes them.
  const untested = files.filter(({ path }) => !/\.test\.tsx?$/.test(path))
  const folders = graphOf(untested, folderOf, ({ path }, { target }) => isOneFeature(path, target))
  // Across both rooms: what stands in one order on the server stands in the same in the browser.
  const features = graphOf(untested, (path) => featureOf(path)?.feature)
  return [graphOf(files, (path) => path, isRefused), folders, features]
    .flatMap(circlesIn)
    .map((circle) => `${circle[0]}: closes a circle of imports: ${[...circle, circle[0]].join(' → ')}`)
}

const isRefused = ({ path }: SourceFile, { target, typeOnly }: Import) =>
  !typeOnly || !allowed.some(([from, to]) => from.test(path) && to.test(target))

/** What imports what, by the place that `placeOf` finds for a path, if it has one. */
function graphOf(
  files: readonly SourceFile[],
  placeOf: (path: string) => string | undefined,
  counts: (file: SourceFile, to: Import) => boolean = () => true,
): Graph {
  const graph = new Map<string, Set<string>>()
  for (const file of files) {
    const here = placeOf(file.path)
    if (!here) continue
    const others = graph.get(here) ?? new Set()
    graph.set(here, others)
    for (const one of file.imports) {
      const there = placeOf(one.target)
      if (there && there !== here && counts(file, one)) others.add(there)
    }
  }
  return graph
}

function isOneFeature(left: string, right: string): boolean {
  const [here, there] = [featureOf(left), featureOf(right)]
  return here?.room === there?.room && here?.feature === there?.feature
}

/** Of a server feature's own folder the doors stand above all others, and what a feature rests on below them. */
function folderOf(path: string): string | undefined {
  const place = featureOf(path)
  if (!place) return undefined
  const folder = posix.dirname(path)
  if (place.room !== 'server' || place.rest.includes('/')) return folder
  if (/\.(feature|routes|facade)\.ts$/.test(path)) return `${folder}/*.{feature,routes,facade}.ts`
  if (/\.(errors|config|content|tables)\.ts$/.test(path))
    return `${folder}/*.{errors,config,content,tables}.ts`
  return folder
}

/** One circle for each set of nodes that has any. */
function circlesIn(graph: Graph): string[][] {
  const left = new Map(graph)
  const circles: string[][] = []
  for (;;) {
    dropEnds(left)
    const [start] = left.keys()
    if (start === undefined) return circles
    const way: string[] = []
    for (let node: string | undefined = start; node && !way.includes(node); node = nextOf(left, node))
      way.push(node)
    const closing = nextOf(left, way.at(-1) ?? '') ?? ''
    const circle = way.slice(way.indexOf(closing))
    circles.push(circle)
    for (const node of circle) left.delete(node)
  }
}

const nextOf = (graph: Graph, node: string) => [...(graph.get(node) ?? [])].find((other) => graph.has(other))

/** Drops, again and again, what leads nowhere: each node that is left leads to another. */
function dropEnds(left: Map<string, ReadonlySet<string>>): void {
  for (let size = -1; size !== left.size; ) {
    size = left.size
    for (const node of left.keys()) if (nextOf(left, node) === undefined) left.delete(node)
  }
}
