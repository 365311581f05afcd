import type { siteNameToFill } from '#platform/contract/pages.ts'

const toFill = 'Name-of-the-Site' satisfies typeof siteNameToFill

/** As the server writes it into every page; what the build draws is filled in by it. */
export const siteName = import.meta.env.SSR ? toFill : (document.documentElement.dataset.site as string)
