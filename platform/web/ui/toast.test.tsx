import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { showToast, Toaster, type ToastVariant } from './toast.tsx'

// Drawn without a browser, the store is read as it is now; React itself would take the server's empty one.
vi.mock('react', async (importActual) => ({
  ...(await importActual<typeof import('react')>()),
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}))

it.each<ToastVariant>(['alert-info', 'alert-error', 'alert-success', 'alert'])(
  'a toast can be of the variant %s (S3.19, S8.3 to S8.6)',
  (variant) => {
    showToast('Progress Updated', variant)
    const html = renderToString(<Toaster />)
    expect(html).toContain(`class="alert ${variant}"`)
    expect(html).toContain('>Progress Updated</button>')
  },
)

it('announces an error at once, anything else when there is time', () => {
  showToast('Error updating progress', 'alert-error')
  expect(renderToString(<Toaster />)).toMatch(/role="alert"><button/)
  showToast('Progress Updated', 'alert')
  expect(renderToString(<Toaster />)).toMatch(/role="status"><button/)
})
