import { useLayoutEffect } from 'react'

/**
 * While `isSet`, `html` has the attribute `data-` and the name, for sheets of what stands elsewhere on the page. Not `:root:has()`:
 * with one of those that asks more than for a class, whatever is added anywhere has the whole page's styles counted again.
 * @param name in camel case, as in `dataset`
 */
export function useRootMark(name: string, isSet: boolean): void {
  useLayoutEffect(() => {
    if (!isSet) return
    document.documentElement.dataset[name] = ''
    return () => {
      delete document.documentElement.dataset[name]
    }
  }, [name, isSet])
}
