import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { classesQuery } from '#features/classes/web/list-classes.ts'
import { addClassLink, type CurrentModule } from '../current-module.ts'

/** Brings the class link into session state where it was not known when the quiz was left. */
export function useLateClassLink(current: CurrentModule | null): void {
  const client = useQueryClient()
  const moduleNumber = current?.link === null ? current.moduleNumber : null
  useEffect(() => {
    if (moduleNumber === null) return
    client.fetchQuery(classesQuery).then(
      (classes) => {
        const link = classes.find((each) => each.moduleNumber === moduleNumber)?.link
        if (link !== undefined) addClassLink(moduleNumber, link)
      },
      // The next visit of the page asks again.
      () => {},
    )
  }, [client, moduleNumber])
}
