/** The programmes of `content/`, put into the page when it is built. */
declare module 'virtual:programmes' {
  import type { Programme } from '#features/modules/contract.ts'

  export const programmes: Programme[]
}

/** What the landing page's map shows of them. */
declare module 'virtual:line' {
  import type { Programme } from '#features/modules/contract.ts'

  export const line: (Pick<Programme, 'id' | 'title' | 'season'> & {
    readonly modules: readonly Pick<Programme['modules'][number], 'number' | 'station'>[]
  })[]
}

/** What is said of the films before they are opened, by number of their module. */
declare module 'virtual:films' {
  interface ListedFilm {
    readonly title: string
    readonly language: string
    /** 0 for a video of the operator's own. */
    readonly seconds: number
    /** As the player says it, such as 2:31; nothing for such a video. */
    readonly length: string
  }

  export const films: Readonly<Record<number, ListedFilm>>
}

/** What other features show within the pages of one that knows nothing of them (platform/server/wagon.ts). */
declare module 'virtual:parts/exercise-card' {
  export const part: import('react').ComponentType<{ readonly moduleNumber: number }> | undefined
}

declare module 'virtual:parts/dashboard-exercises' {
  export const load:
    | (() => Promise<import('#features/progress/web/state/exercises.ts').Exercises>)
    | undefined
}

declare module 'virtual:parts/account-wallet' {
  import type { AccountWallet } from '#features/account/web/sections/wallet-place.tsx'

  export const load: (() => Promise<AccountWallet>) | undefined
}

/** Of the reward form, on the page of a learner for operators. */
declare module 'virtual:parts/learner-submissions' {
  export const part: import('react').ComponentType<{ readonly email: string }> | undefined
}

declare module 'virtual:parts/written-class' {
  import type { ReactNode } from 'react'
  import type { lessonToFill } from '#platform/contract/pages.ts'

  export const part:
    | ((props: { readonly moduleNumber: number; readonly toFill: typeof lessonToFill }) => ReactNode)
    | undefined
}

declare module 'virtual:parts/certificate' {
  export const load:
    | (() => Promise<{
        readonly WithToken: import('#features/certificates/web/certificate-page.tsx').Around
        readonly TokenArrival: import('#features/certificates/web/request-certificate.tsx').TokenArrival
      }>)
    | undefined
}

/** The pages for operators. */
declare module 'virtual:desk-pages' {
  import type { ComponentType } from 'react'

  export const deskPages: readonly { readonly path: string; readonly Page: ComponentType }[]
}

/** By the names of pages, those of the language of the build. */
declare module 'virtual:page-titles' {}

declare module 'virtual:page-descriptions' {
  export const descriptions: Readonly<Record<string, string>>
}

/** All pages (app/server/pages/page-list.ts), each with its code. */
declare module 'virtual:pages' {
  import type { Page } from '#platform/contract/feature-pages.ts'
  import type { LatePage } from '#platform/web/lib/late-page.tsx'

  export const pages: readonly (Pick<Page, 'name' | 'path' | 'frame'> & { readonly Page: LatePage })[]
}
