import type { Film } from '#contract/films.ts'
import { OwnVideo } from './own-video.tsx'
import { ScenePlayer } from './scene-player.tsx'
import './player.css'
import './palette.css'

/** Plays the film of a module from where it was left on this device. */
export function FilmPlayer({ film }: { readonly film: Film }) {
  return film.video ? <OwnVideo film={film} video={film.video} /> : <ScenePlayer film={film} />
}
