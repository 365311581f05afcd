import { type FormEvent, useState } from 'react'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import type { SiteSettingName, SiteSettings } from '#features/site/contract/site-settings.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { PinnedPreview } from './pinned-preview.tsx'
import * as text from './site.en.ts'
import { isColour, SitePictureField, SiteTextField } from './site-field.tsx'
import { SitePreview } from './site-preview.tsx'
import { type Changes, refusedSetting, useSaveSite, useSiteSettings } from './site-queries.ts'

const parts: Readonly<Record<keyof typeof text.parts, readonly SiteSettingName[]>> = {
  look: ['SITE_NAME', 'SITE_SHORT_NAME', 'SITE_COLOUR', 'SITE_LOGO'],
  issuer: [
    'ISSUER_NAME',
    'ISSUER_URL',
    'ISSUER_ADDRESS',
    'ISSUER_EMAIL',
    'ISSUER_LOGO',
    'ISSUER_SIGNATORY',
    'ISSUER_SIGNATORY_TITLE',
    'ISSUER_SIGNATURE',
  ],
  law: [
    'SITE_DIRECTOR',
    'SITE_REGISTRATION',
    'SITE_PHONE',
    'SITE_HOST',
    'PRIVACY_CONTACT',
    'SUPERVISORY_AUTHORITY',
    'LEGAL_READER',
  ],
}
const pictures: readonly SiteSettingName[] = ['SITE_LOGO', 'ISSUER_LOGO', 'ISSUER_SIGNATURE']

export function SitePage() {
  const query = useSiteSettings()
  return (
    <>
      <h1 className="text-4xl">{text.title}</h1>
      <p className="max-w-2xl text-soft">{text.note}</p>
      {query.data ? (
        <SiteForm settings={query.data} />
      ) : query.isPending ? (
        <Loading />
      ) : (
        <LoadFailure what={text.failed} onRetry={query.refetch} isRetrying={query.isFetching} />
      )}
    </>
  )
}

/** What was not saved stays, and what is wrong is said at its field. */
function SiteForm({ settings: { settings, logo } }: { readonly settings: SiteSettings }) {
  const [changes, setChanges] = useState<Changes>({})
  const { mutate, isPending, error } = useSaveSite()
  const refused = refusedSetting(error)
  const byName = new Map(settings.map((setting) => [setting.name, setting]))
  const shownOf = (name: SiteSettingName) => changes[name] ?? byName.get(name)?.value ?? ''
  const change = (name: SiteSettingName) => (value: string) => setChanges({ ...changes, [name]: value })
  const colour = shownOf('SITE_COLOUR').trim().toLowerCase()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isPending) return
    const blame = (name: string) => form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
    if (!isColour(colour)) return blame('SITE_COLOUR')
    mutate(changes, {
      onSuccess() {
        setChanges({})
        form.reset()
      },
      onError: (failure) => blame(refusedSetting(failure) ?? ''),
    })
  }

  function field(name: SiteSettingName) {
    const setting = byName.get(name)
    if (!setting) return null
    const common = { setting, isRefused: refused === name, onChange: change(name) }
    return pictures.includes(name) ? (
      <SitePictureField key={name} {...common} value={changes[name]} />
    ) : (
      <SiteTextField key={name} {...common} value={shownOf(name)} />
    )
  }

  const draft = {
    siteName: shownOf('SITE_NAME'),
    issuerName: shownOf('ISSUER_NAME') || shownOf('SITE_NAME'),
    signatory: shownOf('ISSUER_SIGNATORY'),
    signatoryTitle: shownOf('ISSUER_SIGNATORY_TITLE'),
    address: shownOf('ISSUER_ADDRESS'),
    colour: colour && isColour(colour) ? colour : undefined,
    logo: logoOf(changes.SITE_LOGO, logo),
  }

  const fieldsOf = (part: keyof typeof parts) => <div className="max-w-xl">{parts[part].map(field)}</div>

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-6">
      <DeskSection title={text.parts.look}>
        {/* What is focused above the screen stops below what is pinned there. */}
        <div className="max-lg:[&_:is(input,button)]:scroll-mt-44 lg:grid lg:grid-cols-[minmax(0,36rem)_minmax(0,20rem)] lg:gap-10">
          <PinnedPreview draft={draft} />
          {fieldsOf('look')}
        </div>
      </DeskSection>
      <DeskSection title={text.parts.issuer}>{fieldsOf('issuer')}</DeskSection>
      <DeskSection title={text.preview}>
        <SitePreview draft={draft} />
      </DeskSection>
      <DeskSection title={text.parts.law}>{fieldsOf('law')}</DeskSection>
      <Button type="submit" busy={isPending} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  )
}

const logoOf = (chosen: string | undefined, logo: string | null): string | undefined =>
  chosen === undefined ? (logo ?? undefined) : chosen && `data:image/png;base64,${chosen}`
