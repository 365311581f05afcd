import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The query of the page's address, and what changes it. React Router's own would be in the code of every public page. */
export function useAddressQuery(): [URLSearchParams, (query: Record<string, string>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => new URLSearchParams(search), [search])
  return [query, (next) => navigate(`?${new URLSearchParams(next)}`)]
}
