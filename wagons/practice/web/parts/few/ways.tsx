import type { ComponentType, ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

interface WayCardProps {
  readonly Drawing: ComponentType
  readonly words: ReactNode
  readonly button: string
  readonly onTake: () => void
}

interface WaysProps {
  readonly title: string
  readonly children: ReactNode
}

/** Ways that the learner can take, below what is asked. */
export const Ways = ({ title, children }: WaysProps) => (
  <div className="grid gap-3">
    <h3 tabIndex={-1} className="scroll-my-24 text-[1.375rem]">
      {title}
    </h3>
    {children}
  </div>
)

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
