import { type FormEvent, useState } from 'react'
import { DeskList } from '#features/desk/web/ui/desk-list.tsx'
import { deskPaths } from '#features/desk/web/ui/desk-paths.ts'
import { DeskSection } from '#features/desk/web/ui/desk-section.tsx'
import { dayOf } from '#features/desk/web/ui/formats.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { CopyButton, OtherWays } from './other-ways.tsx'
import { SendingNote } from './sending-note.tsx'
import * as text from './token.en.ts'
import {
  readDeployTransaction,
  readRootTransaction,
  type TokenOverview,
  type TokenRevocation,
  useRevocations,
} from './token-queries.ts'
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

interface DeploySectionProps extends SendingProps {
  readonly deployment: NonNullable<TokenOverview['deployment']>
}

const places = ['site', 'contract'] as const

export function DeploySection({ chain, own, deployment }: DeploySectionProps) {
  const { sending, send } = useSending({ chain, own })
  const [owner, setOwner] = useState('')
  const [place, setPlace] = useState<(typeof places)[number]>('site')
  const { siteUrl, ownDocument, mayDeploy } = deployment
  const contract = sending.step === 'done' ? sending.contract : null
  const read = () => readDeployTransaction(owner.trim(), place)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send(async () => [await read()])
  }
  if (!mayDeploy)
    return (
      <DeskSection title={text.deploy} note={text.deployNote(chain.name)}>
        <p role="alert" className="wallet-fault">
          {text.serverFaults['no-public-url']}
        </p>
        <p className="font-mono wrap-anywhere">{siteUrl}</p>
      </DeskSection>
    )
  return (
    <DeskSection title={text.deploy} note={text.deployNote(chain.name)}>
      <form onSubmit={submit} className="max-w-136">
        <TextField
          label={text.futureOwner}
          name="owner"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
          pattern="\s*0x[0-9a-fA-F]{40}\s*"
          hint={text.futureOwnerNote}
          value={owner}
          onChange={(event) => setOwner(event.currentTarget.value)}
        />
        <fieldset className="mb-5 grid gap-2">
          <legend className="mb-2 font-semibold">{text.description}</legend>
          {places.map((one) => (
            <label key={one} className="flex items-baseline gap-3">
              <input type="radio" name="metadata" checked={place === one} onChange={() => setPlace(one)} />
              <span>
                {text.places[one]}
                <span className="block text-sm text-soft">{text.placeNotes[one]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-soft">{text.frozen}</p>
        <p className="mb-5 max-h-48 overflow-y-auto font-mono text-sm wrap-anywhere">
          {place === 'site' ? siteUrl : ownDocument}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.step === 'under-way'} disabled={!own}>
            {text.deployNow}
          </Button>
          {own && (
            <Button look="outline" onClick={() => setOwner(own.account)}>
              {text.useOwn}
            </Button>
          )}
          {/^0x[\da-f]{40}$/i.test(owner.trim()) && (
            <CopyButton words={text.copyData} read={async () => (await read()).data} />
          )}
        </div>
      </form>
      {!own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      <SendingNote sending={sending} chain={chain} done={text.deployed} />
      {contract && (
        <div className="paper-card grid gap-3 p-4">
          <p>{text.setContract}</p>
          <p className="font-mono wrap-anywhere">{text.settingOf(contract)}</p>
          <div>
            <CopyButton words={text.copySetting} read={async () => text.settingOf(contract)} />
          </div>
        </div>
      )}
    </DeskSection>
  )
}

const revocationColumns = [text.certificate, text.revokedAt, text.tokenState, text.actions]

export function RevocationsSection({ chain, own }: SendingProps) {
  const { sending, send } = useSending({ chain, own })
  const [asked, setAsked] = useState('')
  const query = useRevocations()
  const items = query.data?.pages.flatMap(({ revocations }) => revocations)
  const isBusy = sending.step === 'under-way'
  /** Anew: a certificate issued since would lose its token for good. */
  async function readNow() {
    const { data } = await query.refetch({ throwOnError: true })
    return (data?.pages ?? []).flatMap(({ revocations }) => revocations.map(({ transaction }) => transaction))
  }
  function revoke({ claimId, transaction: { data } }: TokenRevocation) {
    setAsked(claimId)
    send(async () => {
      const transaction = (await readNow()).find((one) => one.data === data)
      if (!transaction) throw new StaleError()
      return [transaction]
    })
  }
  return (
    <DeskSection title={text.revocations} note={text.revocationsNote}>
      <DeskList
        label={text.revocations}
        columns={revocationColumns}
        query={query}
        items={items}
        none={text.noRevocations}
        failed={text.revocationsFailed}
      >
        {(one) => (
          <tr key={one.claimId}>
            <td className="row:min-w-36">
              {one.accountId ? (
                <Link to={deskPaths.learner(one.accountId)} className="underline underline-offset-4">
                  <bdi>{one.name}</bdi>
                </Link>
              ) : (
                text.deletedAccount
              )}
              <span className="block font-mono text-sm wrap-anywhere">
                {one.certificateId ?? one.claimId}
              </span>
            </td>
            <td data-label={text.revokedAt}>{dayOf(one.revokedAt)}</td>
            <td data-label={text.tokenState}>{text.statuses[one.status]}</td>
            <td className="desk-actions">
              <Button
                look="danger"
                busy={isBusy && asked === one.claimId}
                disabled={!own || (isBusy && asked !== one.claimId)}
                onClick={() => revoke(one)}
              >
                {text.revoke}
              </Button>
            </td>
          </tr>
        )}
      </DeskList>
      {items && items.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <OtherWays description={text.revocations} read={readNow} />
        </div>
      )}
      {items && items.length > 0 && !own && <p className="text-sm text-soft">{text.connectFirst}</p>}
      <SendingNote sending={sending} chain={chain} done={text.revoked} />
    </DeskSection>
  )
}
