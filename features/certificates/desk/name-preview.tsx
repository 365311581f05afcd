import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { outlineName } from '#features/certificates/contract/certificate-desk.ts'
import { callApi } from '#platform/web/lib/api/api.ts'
import * as text from './requests.en.ts'

/** Drawn by the server, as the PDF will have it: a device may draw what was typed in another way. */
export function NamePreview({ name, isOpen }: { readonly name: string; readonly isOpen: boolean }) {
  const [open, setOpen] = useState(isOpen)
  const { data, isError } = useQuery({
    queryKey: ['name-outlines', name],
    queryFn: () =>
      callApi<typeof outlineName>('POST', '/api/operator/certificates/name-outlines', { body: { name } }),
    enabled: open && name !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (name === '') return null
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-sm text-soft">{text.asPrinted}</summary>
      {isError && <p className="text-sm text-(--color-error)">{text.notDrawn}</p>}
      {data && (
        <svg
          viewBox={`0 0 ${data.width} ${data.height}`}
          width={data.width}
          className="max-w-full fill-current"
          role="img"
          aria-label={text.drawnName(name)}
        >
          {data.glyphs.map(({ path, transform }) => (
            <path key={transform} d={path} transform={transform} />
          ))}
        </svg>
      )}
    </details>
  )
}
