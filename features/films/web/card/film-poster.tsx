import { useLayoutEffect, useMemo, useRef } from 'react'
import type { Film } from '#features/films/contract.ts'
import { drawMoment } from '../draw-moment.ts'
import { momentOf } from '../moment.ts'
import '../player/palette.css'

/** The moment that stands for a film with scenes, over what was shown until it came. */
export function FilmPoster({ film }: { readonly film: Film }) {
  const picture = useRef<HTMLSpanElement>(null)
  const { scene, parts } = useMemo(() => momentOf(film, film.posterMs ?? 0), [film])
  useLayoutEffect(() => {
    const svg = picture.current?.querySelector('svg')
    if (svg) drawMoment(svg, parts)
  }, [parts])
  return (
    <span
      ref={picture}
      aria-hidden="true"
      className="film-picture absolute"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our server lets harmless shapes through alone
      dangerouslySetInnerHTML={{ __html: scene.svg }}
    />
  )
}
