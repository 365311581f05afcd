import type { ComponentType, ReactNode } from 'react'
import { Button } from '#platform/web/ui/button.tsx'

interface WayCardProps {
  readonly Drawing: ComponentType
  readonly button: string
  readonly children: ReactNode
  readonly onTake: () => void
}

/** One of the ways that the learner can take, all in an element of the class `ways`. */
export const WayCard = ({ Drawing, button, children, onTake }: WayCardProps) => (
  <div className="flex flex-wrap items-center gap-3 rounded-2xl border border-field p-[0.9rem]">
    <Drawing />
    <p className="flex-[1_1_9rem] [&_bdi]:font-semibold [&_bdi]:wrap-anywhere">{children}</p>
    <Button look="outline" className="grow basis-full" onClick={onTake}>
      {button}
    </Button>
  </div>
)
