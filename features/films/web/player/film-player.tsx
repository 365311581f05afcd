import type { Film } from '#features/films/contract.ts'
import type { FilmLead } from '../film-lead.ts'
import { OwnVideo } from './own-video.tsx'
import { ScenePlayer } from './scene-player.tsx'
import './player.css'
import './full-screen.css'
import './palette.css'

interface FilmPlayerProps {
  readonly film: Film
  readonly lead?: FilmLead | undefined
}

/** Plays the film of a module from where it was left on this device, or as it is led. */
export function FilmPlayer({ film, lead }: FilmPlayerProps) {
  return film.video ? (
    <OwnVideo film={film} video={film.video} lead={lead} />
  ) : (
    <ScenePlayer film={film} lead={lead} />
  )
}
