import { useState } from 'react'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { stationOf } from '#features/modules/web/stations.ts'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { LoadFailure } from '#platform/web/ui/load-failure.tsx'
import { Loading } from '#platform/web/ui/loading.tsx'
import { AnnouncementForm } from './announcement-form.tsx'
import * as text from './announcements.en.ts'
import * as held from './held.en.ts'
import { useHeldClasses } from './held-queries.ts'
import { type AnnouncedClass, useAnnouncements } from './list-announcements.ts'

export function ClassesPage() {
  const { data, isPending, refetch, isFetching } = useAnnouncements()
  return (
    <>
      <div>
        <h1 className="text-4xl">{text.title}</h1>
        <p className="mt-1 text-soft">{text.note}</p>
        <Link to={deskPaths.classReports} className="text-link">
          {held.reports}
        </Link>
      </div>
      {isPending && <Loading />}
      {!isPending && !data && <LoadFailure what={text.failed} onRetry={refetch} isRetrying={isFetching} />}
      {data?.map((one) => (
        <ClassEntry key={one.moduleNumber} announced={one} />
      ))}
      <HeldList />
    </>
  )
}

function ClassEntry({ announced }: { readonly announced: AnnouncedClass }) {
  const [isOpen, setOpen] = useState(false)
  const { moduleNumber, link, usualLink } = announced
  const station = stationOf(moduleNumber)
  return (
    <details
      className="paper-card px-4 py-3 sm:px-6"
      data-season={station?.season}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer py-1">
        <h2 className="inline text-xl">{text.moduleTitle(moduleNumber, station?.title ?? '')}</h2>
        <span className="block text-sm text-soft">{timeLine(announced)}</span>
        <span className="block text-sm break-words text-soft">
          {link || (usualLink ? text.usual(usualLink) : text.noUsual)}
        </span>
      </summary>
      {usualLink.startsWith('/class/') && (
        <p className="py-2">
          <Link to={`${usualLink}#host`} className={buttonClass()}>
            {held.open}
          </Link>
        </p>
      )}
      {/* Each form has four hundred time zones in it. */}
      {isOpen && <AnnouncementForm announced={announced} />}
    </details>
  )
}

function timeLine({ nextClassAt }: AnnouncedClass): string {
  if (nextClassAt === null) return text.noTime
  const time = dateTimeOf(nextClassAt)
  return nextClassAt < Date.now() ? text.over(time) : time
}

/** The classes that were held with a host, the latest first. */
function HeldList() {
  const query = useHeldClasses()
  return (
    <DeskSection title={held.title} note={held.note}>
      <DeskList
        label={held.title}
        columns={Object.values(held.columns)}
        query={query}
        items={query.data?.pages.flatMap(({ classes }) => classes)}
        none={held.none}
        failed={held.failed}
      >
        {({ id, moduleNumber, host, openedAt, closedAt, learners }) => (
          <tr key={id}>
            <td>
              <Link to={deskPaths.heldClass(id)} className="underline underline-offset-4">
                {dateTimeOf(openedAt)}
              </Link>{' '}
              <span className="text-sm text-soft">
                {closedAt === null ? held.stillOpen : held.until(dateTimeOf(closedAt))}
              </span>
            </td>
            <td>{held.module(moduleNumber)}</td>
            <td className="event-cell">{host}</td>
            <td>{held.whoWasThere(learners)}</td>
          </tr>
        )}
      </DeskList>
    </DeskSection>
  )
}
