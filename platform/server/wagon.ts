import type { DeskPage, Page, Part } from '#platform/contract/feature-pages.ts'
import type { ContentFolder } from './content/content-folder.ts'
import type { Feature } from './feature.ts'

/**
 * A feature that a site may leave out (decision 78), with what it brings to pages and to the build, which name files by
 * their paths from the root: nothing else has to name it. What the server runs of it is read by `feature`, for builds do
 * without.
 */
export interface Wagon {
  readonly name: string
  feature(): Promise<Feature>
  /** Words by the names of its pages: their titles, and as `descriptions` what search engines show of them. */
  readonly titles: string
  readonly descriptions?: string
  readonly pages: readonly Page[]
  readonly deskPages?: readonly DeskPage[]
  readonly parts?: readonly Part[]
  /** Modules whose values of the content are put into pages. @throws ContentError */
  readonly pageContent?: Readonly<Record<string, (folder: ContentFolder, language: string) => object>>
  /** Constants of the same kind, of those that app/web/content-counts.d.ts declares. @throws ContentError */
  readonly pageConstants?: (folder: ContentFolder) => Readonly<Record<string, unknown>>
  /** Sources of no use without a connection, besides pages that say so. */
  readonly needConnection?: readonly string[]
  /** Kept on the device when it is wanted: sources by name, each as a part of the page that leads to it. */
  readonly keptOnDemand?: { readonly page: string; readonly part: RegExp }
  /** Files of the pages' code, as groups of the bundler's `codeSplitting`. */
  readonly chunks?: readonly Chunk[]
  /** Code that is no part of what all signed-in pages share. */
  readonly apart?: RegExp
  /** The pages' code whose utilities stand in sheets of its own, as globs (decision 81). */
  readonly ownUtilities?: readonly string[]
  /** What the server starts besides itself, by path: workers, commands. */
  readonly programs?: readonly string[]
  /** What the server reads at run time beside pictures and content. */
  readonly files?: readonly string[]
}

export interface Chunk {
  readonly name: string
  readonly test: RegExp
  readonly includeDependenciesRecursively?: boolean
  readonly priority: number
}
