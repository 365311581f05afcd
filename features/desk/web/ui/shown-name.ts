import { type QueryClient, useQuery } from '@tanstack/react-query'
import { renameSite, siteName } from '#platform/web/lib/site-name.ts'

const queryKey = ['site-name']
const read = () => siteName

/** The name of the site in the head of the desk, where an operator may change it. */
export const useShownName = (): string =>
  useQuery({ queryKey, queryFn: read, initialData: read, staleTime: Number.POSITIVE_INFINITY }).data

/** In the head, and in the title of the page. */
export function showName(client: QueryClient, name: string): void {
  document.title = document.title.replace(` · ${siteName}`, () => ` · ${name}`)
  renameSite(name)
  client.setQueryData(queryKey, name)
}
