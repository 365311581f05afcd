/** A page of the site. The routes of browser and server, titles, the build and the service worker follow from it. */
export interface Page {
  /** By which its title is found (app/web/page-titles.en.ts), and its description if it has one. */
  readonly name: string
  /** As the routers of both sides read it. */
  readonly path: string
  /** Its source, and the component in it, or a `fetch…` that resolves to one. */
  readonly source: string
  readonly component: string
  /** What stands around it: `learner` and `operator` for those who have logged in, `own` for pages that bring theirs. */
  readonly frame: 'public' | 'learner' | 'operator' | 'own'
  /** The HTML that the build makes of it; a page with its words in it is `isPrerendered`, others are shells. */
  readonly html: string
  readonly isPrerendered?: boolean
  /** Of a prerendered page without a form: its own sheets stand in it, and it asks for no script. */
  readonly isToRead?: boolean
  /** Search engines may show it. */
  readonly isIndexed?: boolean
  /** What is fetched along with the HTML, where that is not its source: sources, or groups of vite.config.ts. */
  readonly parts?: readonly string[]
  /**
   * What its first words are read from: paths of the API, asked for before its code is there. For learners' pages. `*` is the
   * digit at the end of the page's address. `POST:` begins what may be asked for twice, with an empty body.
   */
  readonly reads?: readonly string[]
  /** Of no use without a connection, so that it is not kept on the device. */
  readonly needsConnection?: boolean
}

/** A page for operators, below `/operator`; the first is the overview. */
export type DeskPage = Pick<Page, 'path' | 'source' | 'component'>

/** What a feature shows within the page of another that knows nothing of it. */
export interface Part {
  /** By which the page imports it: `virtual:parts/<name>` (app/web/content-modules.d.ts has its type). */
  readonly name: string
  readonly source: string
  /** Of a part that is drawn by itself; any other is a module for the page to load. */
  readonly component?: string
  /** With the page unless it comes after it. */
  readonly comes?: 'late'
}
