import type { exportOperatorActs, ListedAct } from '#contract/operators.ts'
import { downloadCsv } from '#web/lib/download-csv.ts'
import { paths } from '#web/paths.ts'
import { EmailText } from '#web/ui/email-text.tsx'
import { Link } from '#web/ui/link.tsx'
import * as desk from '../desk.en.ts'
import { DeskList } from '../desk-list.tsx'
import { ExportButton } from '../export-button.tsx'
import { momentOf } from '../numbers.ts'
import * as text from './acts.en.ts'
import { useAuditEvents } from './list-acts.ts'

const download = () => downloadCsv<typeof exportOperatorActs>('/api/operator/acts.csv')

/** What operators did, the latest first. */
export function ActsPage() {
  const query = useAuditEvents()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl">{desk.acts}</h1>
        <ExportButton download={download} />
      </div>
      <DeskList
        label={desk.acts}
        columns={[text.whenAndWho, text.what]}
        query={query}
        items={query.data?.pages.flatMap((page) => page.acts)}
        none={text.none}
        failed={text.failed}
        more={text.older}
      >
        {(act) => <AuditEventRow key={act.id} act={act} />}
      </DeskList>
    </>
  )
}

function AuditEventRow({ act: { at, by, act, accountId, email, detail } }: { readonly act: ListedAct }) {
  return (
    <tr>
      <td className="act-time">
        {momentOf(at)}
        <span className="block text-sm text-soft">
          <EmailText email={by} />
        </span>
      </td>
      <td className="act-cell">
        {text.words[act]}{' '}
        {accountId !== null && email !== null && (
          <Link to={paths.operatorLearner(accountId)} className="text-soft underline underline-offset-4">
            <EmailText email={email} />
          </Link>
        )}
        {email === null && <span className="text-soft">{accountId}</span>}{' '}
        {detail && <span className="block text-sm text-soft">{detail}</span>}
      </td>
    </tr>
  )
}
