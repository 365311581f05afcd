import { useEffect, useState } from 'react'
import { isServerThere } from '#platform/web/lib/renew-page.ts'
import { paths } from '#platform/web/paths.ts'
import { Button, buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './not-found-page.en.ts'

/** For addresses that the app does not know. Only a server that answers can say that there is no such page. */
export function NotFoundPage() {
  const [isAway, setAway] = useState(() => !navigator.onLine)
  useEffect(() => {
    isServerThere().then((isThere) => !isThere && setAway(true))
  }, [])
  useEffect(() => {
    if (!isAway) return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [isAway])
  return (
    <div className="no-page page-width py-16 text-center">
      <h1 className="text-5xl">{isAway ? text.awayTitle : text.title}</h1>
      <p className="mt-4 mb-8 text-lg text-soft">{isAway ? text.awayNote : text.note}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {isAway && (
          <Button look="outline" onClick={reload}>
            {text.tryAgain}
          </Button>
        )}
        <Link to={isAway ? paths.dashboard : paths.landing} className={buttonClass()}>
          {isAway ? text.toDashboard : text.back}
        </Link>
      </div>
    </div>
  )
}

const reload = () => location.reload()
