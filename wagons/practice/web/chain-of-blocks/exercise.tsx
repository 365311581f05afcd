import { type ComponentProps, type PropsWithChildren, useEffect, useId, useRef, useState } from 'react'
import { stepAfter } from '../parts/acts.ts'
import { type Exercise, ExerciseStep } from '../parts/exercise.tsx'
import { ChoiceQuestion } from '../parts/few/choice-question.tsx'
import { WideButton } from '../parts/form.tsx'
import { type Block, canHash, chainOf, mend, rewrite, type SealedBlock, sealAll } from './chain.ts'
import * as text from './exercise.en.ts'
import './chain-of-blocks.css'

/** The block whose line the learner changes, counted from 0. */
const target = 1
const steps = ['change', 'mend', 'ask', 'why'] as const

/** Module 2: a chain with real hashes, to break, to mend, and to see refused. */
const ChainSteps: Exercise['Steps'] = ({ onDone }) => {
  const [step, setStep] = useState<(typeof steps)[number]>('change')
  const { blocks, original, change } = useChain()
  const isBroken = blocks?.some(({ fits }) => !fits) === true
  // What is said of it at the foot of the screen never lies over the block that is written in.
  useEffect(() => {
    if (isBroken) document.activeElement?.closest('.block-card')?.scrollIntoView({ block: 'nearest' })
  }, [isBroken])
  if (!blocks || !original) return null
  const isChanged = blocks[target]?.line !== original[target]?.line
  return (
    <ExerciseStep step={steps.indexOf(step) + 1} steps={steps.length} title={text.titles[step]}>
      <p>{text.tasks[step]}</p>
      {step === 'why' ? (
        <Asked onDone={onDone}>
          <Copies own={blocks} others={original} />
          <Findings />
        </Asked>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ol className="grid gap-3">
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the chain
              <li key={index}>
                {/* The link to the block before, broken where it does not fit. */}
                {index > 0 && (
                  <div
                    className="ms-8 -mt-3 h-3 w-0 border-s-4 border-season data-broken:border-dashed data-broken:border-wrong"
                    data-broken={!block.fits || undefined}
                  />
                )}
                <BlockCard
                  block={block}
                  number={index + 1}
                  onRewrite={
                    step === 'change' && index === target
                      ? (line) => change(rewrite(blocks, index, line))
                      : undefined
                  }
                  onMend={step === 'mend' && !block.fits ? () => change(mend(blocks, index)) : undefined}
                />
              </li>
            ))}
          </ol>
          <WideButton
            isOff={isBroken === (step !== 'change')}
            words={step === 'ask' && text.showOthers}
            onPress={() => setStep(stepAfter(steps, step))}
            verdict={{
              look: isBroken ? 'wrong' : isChanged ? 'right' : 'plain',
              words: (
                <p>{isBroken ? text.states.broken : isChanged ? text.states.mended : text.states.whole}</p>
              ),
            }}
          />
        </div>
      )}
    </ExerciseStep>
  )
}

/** Why the others refuse it, asked below what they see. */
function Asked({ onDone, children }: PropsWithChildren<ComponentProps<Exercise['Steps']>>) {
  if (!onDone) return children
  return (
    <ChoiceQuestion question={text.whyRefused} choices={text.reasons} onDone={onDone}>
      {children}
    </ChoiceQuestion>
  )
}

interface BlockCardProps {
  readonly block: SealedBlock
  readonly number: number
  /** Absent while the line cannot be changed. */
  readonly onRewrite: ((line: string) => void) | undefined
  readonly onMend: (() => void) | undefined
}

function BlockCard({ block, number, onRewrite, onMend }: BlockCardProps) {
  const id = useId()
  const name = useId()
  const card = useRef<HTMLElement>(null)

  const canMend = onMend !== undefined
  useEffect(() => {
    if (canMend) card.current?.scrollIntoView({ block: 'nearest' })
  }, [canMend])

  function mendIt() {
    // The button goes, and the focus would be lost.
    card.current?.focus({ preventScroll: true })
    onMend?.()
  }

  return (
    <section
      ref={card}
      tabIndex={-1}
      className="block-card grid gap-1 rounded-2xl border-2 border-season bg-season-tint px-4 py-2.5 data-broken:border-dashed data-broken:border-wrong"
      aria-labelledby={name}
      data-broken={!block.fits || undefined}
    >
      <div className="flex flex-wrap items-baseline gap-x-3">
        <label id={name} htmlFor={id} className="font-display text-xl">
          {text.block(number)}
        </label>
        {!onRewrite && <output id={id}>{block.line}</output>}
      </div>
      {onRewrite && (
        <input
          id={id}
          className="input w-full"
          value={block.line}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onRewrite(event.currentTarget.value)}
        />
      )}
      <dl className="text-[0.875rem]">
        <HashLine name={text.before} hash={block.previous} />
        <HashLine name={text.own} hash={block.hash} />
      </dl>
      {!block.fits && <strong className="text-wrong">{text.doesNotFit(number - 1)}</strong>}
      {onMend && <WideButton look="outline" words={text.mendBlock(number)} onPress={mendIt} />}
    </section>
  )
}

interface NamedHash {
  readonly name: string
  readonly hash: string
}

const HashLine = ({ name, hash }: NamedHash) => (
  <div className="flex flex-wrap justify-between gap-x-3">
    <dt className="text-soft">{name}</dt>
    <dd className="whitespace-nowrap">
      <Hash hash={hash} />
    </dd>
  </div>
)

/** The first eight of 64 digits, which are enough to tell them apart. */
function Hash({ hash }: { readonly hash: string }) {
  return (
    <code title={hash}>
      {hash.slice(0, 4)} {hash.slice(4, 8)} …
    </code>
  )
}

function Copies({ own, others }: Readonly<Record<'own' | 'others', readonly SealedBlock[]>>) {
  const last = (chain: readonly SealedBlock[]) => chain.at(-1)?.hash ?? ''
  return (
    <ul className="grid gap-1.5" aria-label={text.lastHashes}>
      <Copy name={text.yourCopy} hash={last(own)} isOdd />
      {text.copies.map((name) => (
        <Copy key={name} name={name} hash={last(others)} />
      ))}
    </ul>
  )
}

const Copy = ({ name, hash, isOdd = false }: NamedHash & { readonly isOdd?: boolean }) => (
  <li
    className={`flex flex-wrap justify-between gap-x-4 rounded-lg p-[0.4rem_0.75rem] ${isOdd ? 'bg-wrong-tint' : 'bg-right-tint'}`}
  >
    {name} <Hash hash={hash} />
  </li>
)

/** What each node sees for itself when it checks the learner's chain. */
function Findings() {
  const name = useId()
  return (
    <section aria-labelledby={name} className="grid gap-1.5">
      <h3 id={name} className="font-display text-xl">
        {text.findings}
      </h3>
      <ul className="grid gap-1.5">
        {text.found.map(([isGood, words]) => (
          <li
            key={words}
            className={`rounded-lg p-[0.4rem_0.75rem] ${isGood ? 'bg-right-tint' : 'bg-wrong-tint'}`}
          >
            <span aria-hidden="true">{isGood ? '✓' : '✗'}</span> {words}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The learner's copy and the one that all others have, each with its hashes, which take a moment to compute. */
function useChain() {
  const [chain, setChain] = useState<readonly Block[] | null>(null)
  const [blocks, setBlocks] = useState<readonly SealedBlock[] | null>(null)
  const [original, setOriginal] = useState<readonly SealedBlock[] | null>(null)
  useEffect(() => {
    void chainOf(text.lines).then(async (made) => {
      setOriginal(await sealAll(made))
      setChain(made)
    })
  }, [])
  useEffect(() => {
    let isCurrent = true
    if (chain) void sealAll(chain).then((sealed) => isCurrent && setBlocks(sealed))
    return () => {
      isCurrent = false
    }
  }, [chain])
  // What is typed must be on screen at once: the hashes follow.
  const shown = blocks?.map((block, index) => ({ ...block, line: chain?.[index]?.line ?? block.line }))
  return { blocks: shown, original, change: setChain }
}

export const exercise: Exercise = {
  intro: text.intro,
  missing: canHash() ? undefined : text.noHashes,
  Steps: ChainSteps,
  achieved: text.achieved,
  forReal: text.forReal,
}
