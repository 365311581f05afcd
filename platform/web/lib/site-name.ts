import type { siteNameToFill } from '#platform/contract/pages.ts'

const toFill = 'Name-of-the-Site' satisfies typeof siteNameToFill

/** As the server writes it into every page; what the build draws is filled in by it. */
export let siteName = import.meta.env.SSR ? toFill : (document.documentElement.dataset.site as string)

/** Once an operator has given the site another name, for whatever is drawn from now on. */
export function renameSite(name: string): void {
  siteName = name
  document.documentElement.dataset.site = name
}
