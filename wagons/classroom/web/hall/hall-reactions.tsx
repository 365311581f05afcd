import type { Reaction } from '#wagons/classroom/contract/classroom-frames.ts'
import type { Reacted } from '../connection/room-state.ts'
import * as reactionText from '../figures/reactions.en.ts'

const drawings: Readonly<Record<Reaction, readonly [fill: string, outline: string]>> = {
  heart: ['#bf4126', 'M12 20C5 15 3 11 3 8a4.600 4.600 0 0 1 9-1.500A4.600 4.600 0 0 1 21 8c0 3-2 7-9 12z'],
  clap: ['#9a5f00', 'M6 12h12v3a6 6 0 0 1-12 0zM11 3h2v5h-2zM4 5l2-1 3 4-2 1zM20 5l-2-1-3 4 2 1z'],
  laugh: ['#9a5f00', 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM6 13a6 6 0 0 0 12 0zM7 7h2v3H7zM15 7h2v3h-2z'],
  puzzled: [
    '#6d4fe0',
    'M7 8a5 5 0 1 1 7 5q-1 1-1 3h-2.500q0-3 2-4.500A2.500 2.500 0 1 0 9.500 8zM10.500 18h2.500v2.500h-2.500z',
  ],
}

interface ReactionsProps {
  /** The own ones to be seen now. */
  readonly sent: readonly Reacted[]
  readonly onReact: (reaction: Reaction) => void
}

/** What everyone may say without words. */
export const Reactions = ({ sent, onReact }: ReactionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent
  <div role="group" aria-label={reactionText.title} className="hall-reactions">
    {(Object.keys(drawings) as Reaction[]).map((reaction) => (
      <button
        key={reaction}
        type="button"
        aria-label={reactionText.names[reaction]}
        title={reactionText.names[reaction]}
        data-sent={sent.some((one) => one.reaction === reaction) || undefined}
        onClick={() => onReact(reaction)}
      >
        <ReactionDrawing reaction={reaction} className="size-8 p-[0.35rem]" />
      </button>
    ))}
  </div>
)

interface ReactionDrawingProps {
  readonly reaction: Reaction
  readonly className: string
}

function ReactionDrawing({ reaction, className }: ReactionDrawingProps) {
  const [fill, outline] = drawings[reaction]
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill={fill}
      className={`rounded-full bg-(--hall-light) ${className}`}
    >
      <path fillRule="evenodd" d={outline} />
    </svg>
  )
}

interface ReactionBubbleProps {
  readonly seat: number
  readonly reaction: Reaction
  readonly isHost: boolean
}

/** Above who reacts; the page beside says it in words. */
export const ReactionBubble = ({ seat, reaction, isHost }: ReactionBubbleProps) => (
  <span data-seat={seat} className="hall-bubble absolute top-0 left-0">
    <ReactionDrawing
      reaction={reaction}
      className={`size-[2.4rem] animate-[hall-rise_1.6s_ease-out_both] p-[0.45rem] [translate:-50%_-150%] ${isHost ? 'outline-3 -outline-offset-5 outline-(--hall-dark)' : ''}`}
    />
  </span>
)
