import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { CopyButton, OtherWays } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import { readRootTransaction, type TokenOverview } from './token-queries.ts'
import { type SendingProps, StaleError, useSending } from './use-sending.ts'

interface PublishSectionProps extends SendingProps {
  readonly overview: TokenOverview
}

export function PublishSection({ overview, chain, own }: PublishSectionProps) {
  const { sending, send } = useSending({ chain, own })
  const { latestList, listOnChain } = overview
  const isThere = latestList !== null && latestList.root === listOnChain?.root
  async function read() {
    const { transaction, list } = await readRootTransaction()
    // Another one was made since: the operator has not seen it.
    if (list.root !== latestList?.root) throw new StaleError()
    return [transaction]
  }
  return (
    <DeskSection title={text.publish} note={text.publishNote}>
      {!latestList && (
        <p>
          {text.listFirst}{' '}
          <Link to={deskPaths.rewards} className="underline underline-offset-4">
            {text.toRewards}
          </Link>
        </p>
      )}
      {isThere && <p>{text.isPublished}</p>}
      {latestList && !isThere && (
        <>
          <p>{text.isWaiting}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={sending.step === 'under-way'} disabled={!own} onClick={() => send(read)}>
              {text.publishNow}
            </Button>
            <OtherWays description={text.publish} read={read} />
            <CopyButton words={text.copyData} read={async () => (await read())[0]?.data ?? ''} />
          </div>
          {!own && <p className="text-sm text-soft">{text.connectFirst}</p>}
        </>
      )}
      <SendingNote sending={sending} chain={chain} done={text.published} />
    </DeskSection>
  )
}
