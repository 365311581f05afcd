import { type ComponentType, lazy, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { infoPageNames } from '#features/site/contract/info-pages.ts'
import { isServerThere } from '#platform/web/lib/offline/renew-page.ts'
import { siteName } from '#platform/web/lib/site-name.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { brokenPage, brokenPageAdvice } from '#platform/web/ui/ui.en.ts'
import { NoPageWords } from './no-page-words.tsx'
import * as text from './other-page.en.ts'

const infoPages: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  infoPageNames.map((name) => [
    `/${name}`,
    lazy(async () => {
      const { fetchInfoPage } = await import('#features/site/web/info-page.tsx')
      return { default: await fetchInfoPage(`/${name}`) }
    }),
  ]),
)

/** For addresses that are none of the app's pages: one about the site, or none at all. */
export function OtherPage() {
  const InfoPage = infoPages[useLocation().pathname.replace(/\/+$/, '')]
  return InfoPage ? <InfoPage /> : <NotFoundPage />
}

/** Only a server that answers can say that there is no such page. */
function NotFoundPage() {
  useEffect(() => {
    document.title = `${text.pageTitle} · ${siteName}`
  }, [])
  return <NoPage title={text.title} note={text.note} />
}

/** In place of a page that broke, or whose code could not be fetched. */
export function BrokenPage() {
  return <NoPage title={brokenPage} note={brokenPageAdvice} isBroken />
}

interface NoPageProps {
  readonly title: string
  readonly note: string
  /** Worth a new try. */
  readonly isBroken?: boolean
}

function NoPage({ title, note, isBroken = false }: NoPageProps) {
  const [isAway, setAway] = useState(() => !navigator.onLine)
  useEffect(() => {
    isServerThere().then((isThere) => !isThere && setAway(true))
  }, [])
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isAway])
  const mayComeBack = isAway || isBroken
  return (
    <div role={isBroken ? 'alert' : undefined} className="no-page page-width py-16 text-center">
      <NoPageWords title={isAway ? text.awayTitle : title} note={isAway ? text.awayNote : note} />
      <div className="flex flex-wrap justify-center gap-3">
        {mayComeBack && (
          <Button look="outline" onClick={reload}>
            {text.tryAgain}
          </Button>
        )}
        <Link to={mayComeBack ? paths.dashboard : paths.landing} className={buttonClass()}>
          {mayComeBack ? text.toDashboard : text.back}
        </Link>
      </div>
    </div>
  )
}

const reload = () => location.reload()
