import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dateTimeOf } from '#features/desk/web/ui/formats.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import * as text from './held.en.ts'
import { useHeldClasses } from './held-queries.ts'

/** The classes that were held with a host, the latest first. */
export function HeldList() {
  const query = useHeldClasses()
  return (
    <DeskSection title={text.title} note={text.note}>
      <DeskList
        label={text.title}
        columns={Object.values(text.columns)}
        query={query}
        items={query.data?.pages.flatMap(({ classes }) => classes)}
        none={text.none}
        failed={text.failed}
      >
        {({ id, moduleNumber, host, openedAt, closedAt, learners }) => (
          <tr key={id}>
            <td>
              <Link to={deskPaths.heldClass(id)} className="underline underline-offset-4">
                {dateTimeOf(openedAt)}
              </Link>{' '}
              <span className="text-sm text-soft">
                {closedAt === null ? text.stillOpen : text.until(dateTimeOf(closedAt))}
              </span>
            </td>
            <td>{text.module(moduleNumber)}</td>
            <td className="event-cell">{host}</td>
            <td>{text.whoWasThere(learners)}</td>
          </tr>
        )}
      </DeskList>
    </DeskSection>
  )
}
