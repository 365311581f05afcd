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

/** Which exercise belongs to which module, by number. */
declare module 'virtual:exercises' {
  import type { ExerciseId } from '#wagons/practice/contract.ts'

  export const exercises: Readonly<Record<number, ExerciseId>>
}

/** What is said of the films before they are opened, by number of their module. */
declare module 'virtual:films' {
  interface ListedFilm {
    readonly title: string
    readonly language: string
    /** 0 for a video of the operator's own. */
    readonly seconds: number
  }

  export const films: Readonly<Record<number, ListedFilm>>
}

declare module 'virtual:wallet-guide' {
  export const title: string
}

/** The guide itself. */
declare module 'virtual:wallet-guide-text' {
  export const html: string
}

/** What other features show within the pages of one that knows nothing of them (app/contract/parts.ts). */
declare module 'virtual:parts/exercise-card' {
  import type { ComponentType } from 'react'

  export const part: ComponentType<{ readonly moduleNumber: number }> | undefined
}

declare module 'virtual:parts/dashboard-exercises' {
  import type { Exercises } from '#features/progress/web/state/exercises.ts'

  export const load: (() => Promise<Exercises>) | undefined
}

declare module 'virtual:parts/account-wallet' {
  import type { AccountWallet } from '#features/account/web/sections/wallet-place.tsx'

  export const load: (() => Promise<AccountWallet>) | undefined
}

declare module 'virtual:parts/certificate' {
  import type { LatePage } from '#platform/web/lib/late-page.tsx'

  export const part: LatePage | undefined
}

/** The pages of app/contract/desk-pages.ts. */
declare module 'virtual:desk-pages' {
  import type { ComponentType } from 'react'

  export const deskPages: readonly { readonly path: string; readonly Page: ComponentType }[]
}

/** The pages of app/contract/pages.ts, each with its code. */
declare module 'virtual:pages' {
  import type { Page } from '#app/contract/pages.ts'
  import type { LatePage } from '#platform/web/lib/late-page.tsx'

  export const pages: readonly (Pick<Page, 'name' | 'path' | 'frame'> & { readonly Page: LatePage })[]
}
