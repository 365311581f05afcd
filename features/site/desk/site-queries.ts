import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  getSiteSettings,
  SiteSettingName,
  saveSiteSettings,
} from '#features/site/contract/site-settings.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import { ApiError } from '#platform/web/lib/api/api-error.ts'
import { showToast } from '#platform/web/ui/toast.tsx'
import { showLook } from './show-look.ts'
import * as text from './site.en.ts'

const queryKey = ['site-settings']

export const useSiteSettings = () =>
  useQuery({ queryKey, queryFn: () => callApi<typeof getSiteSettings>('GET', '/api/operator/site') })

/** Pictures in Base64. */
export type Changes = Partial<Record<SiteSettingName, string>>

/** The setting that the server did not take, if it is the fault of one. */
export const refusedSetting = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.field?.replace('changes.', '') : undefined

export function useSaveSite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: Changes) =>
      callApi<typeof saveSiteSettings>('PUT', '/api/operator/site', { body: { changes } }),
    onSuccess(settings) {
      client.setQueryData(queryKey, settings)
      showLook(client, settings)
      showToast(text.saved, 'alert-success')
      return client.invalidateQueries({ queryKey: ['audit-events'] })
    },
    onError(error) {
      if (!refusedSetting(error)) showToast(text.unsaved, 'alert-error')
    },
  })
}
