import type {
  exportCertificateRequests,
  RequestList,
} from '#features/certificates/contract/certificate-desk.ts'
import { useAddressQuery } from '#features/desk/web/ui/address-query.ts'
import { ExportHeading } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSearch } from '#features/desk/web/ui/desk-search.tsx'
import { DeskTabs } from '#features/desk/web/ui/desk-tab.tsx'
import { downloadCsv } from '#platform/web/lib/api/save-file.ts'
import { Link } from '#platform/web/ui/link.tsx'
import { RequestTable, useRequests } from './request-table.tsx'
import * as text from './requests.en.ts'

const lists: readonly RequestList[] = ['waiting', 'corrections', 'issued', 'declined', 'unsent']

export function RequestsPage() {
  const [address, setAddress] = useAddressQuery()
  const search = address.get('search') ?? ''
  const list = lists.find((one) => one === address.get('list')) ?? 'waiting'
  const query = useRequests(list, search)
  const isByWarning = list === 'waiting' && address.get('sort') === 'warnings'
  const download = () =>
    downloadCsv<typeof exportCertificateRequests>('/api/operator/certificates.csv', { list })
  return (
    <>
      <ExportHeading title={text.title} download={download} />
      <DeskSearch
        label={text.search}
        search={search}
        busy={query.isFetching}
        showAll={text.showList}
        onSearch={(wanted) => setAddress(wanted ? { search: wanted } : {})}
      />
      {!search && (
        <DeskTabs
          label={text.whichList}
          path={deskPaths.requests}
          lists={lists}
          names={text.lists}
          current={list}
        />
      )}
      <div role="status">
        {query.data && !search && list === 'waiting' && (
          <p>{text.waiting(query.data.pages[0]?.waiting ?? 0)}</p>
        )}
      </div>
      {!search && list === 'waiting' && (
        <p>
          <Link
            to={isByWarning ? deskPaths.requests : `${deskPaths.requests}?sort=warnings`}
            className="text-link"
          >
            {isByWarning ? text.oldestFirst : text.warningsFirst}
          </Link>
        </p>
      )}
      <RequestTable list={list} isSearch={search !== ''} isByWarning={isByWarning} query={query} />
    </>
  )
}
