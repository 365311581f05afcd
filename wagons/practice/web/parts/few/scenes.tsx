import type { ComponentType, PropsWithChildren, ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { StepPart } from '../exercise.tsx'
import { WideButton } from '../form.tsx'
import { finish } from '../practice.en.ts'
import { ResultNote, type ResultNoteProps } from '../result-note.tsx'

export interface SceneResult extends ResultNoteProps {
  readonly button: string
}

/** What words say of it. */
export type SceneWords = Omit<SceneResult, 'look'>

interface SceneViewProps {
  readonly scene: string
  readonly result: SceneResult | undefined
  /** On, or back where it was wrong. */
  readonly onGo: (() => void) | undefined
  readonly onDone?: (() => void) | undefined
  readonly children: ReactNode
}

/** What the learner sees: a place to choose, a window of the wallet, or what came of it. */
export const SceneView = ({ scene, result, onGo, onDone, children }: SceneViewProps) => (
  <StepPart shown={scene}>
    {children}
    <div role="status">{result && <ResultNote {...result} />}</div>
    {result && onGo && (
      <>
        {onDone && <WideButton words={finish} onPress={onDone} />}
        <WideButton look={onDone ? 'outline' : 'solid'} words={result.button} onPress={onGo} />
      </>
    )}
  </StepPart>
)

/** Ways that the learner can take, below what is asked. */
export const Ways = ({ title, children }: PropsWithChildren<{ readonly title: string }>) => (
  <div className="grid gap-3">
    <h3 tabIndex={-1} className="text-[1.375rem]">
      {title}
    </h3>
    {children}
  </div>
)

interface WayCardProps {
  readonly Drawing: ComponentType
  readonly words: ReactNode
  readonly button: string
  readonly onTake: () => void
}

/** One of the ways. */
export const WayCard = ({ Drawing, words, button, onTake }: WayCardProps) => (
  <div className="flex flex-wrap items-center gap-3 rounded-2xl border border-field p-[0.9rem]">
    <Drawing />
    <p className="flex-[1_1_9rem] [&_bdi]:font-semibold [&_bdi]:wrap-anywhere">{words}</p>
    <Button look="outline" className="grow basis-full" onClick={onTake}>
      {button}
    </Button>
  </div>
)

/** A drawing on a field of 32 in the colours of the season. It is decoration: what it says stands beside it in words. */
export const drawing = (path: string) => () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-10 shrink-0">
    <g fill="var(--season-tint)" stroke="var(--season)" strokeLinecap="round" strokeLinejoin="round">
      <path d={path} strokeWidth="2.500" />
    </g>
  </svg>
)

export const ChatDrawing = drawing(
  'M6 6h20a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H15l-6 5v-5H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Zm4 6h12m-12 4.500h8',
)
