import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { renameSync, rmSync } from 'node:fs'
import { RenderError } from './wanted-films.ts'

/** @throws RenderError without it */
export function requireFfmpeg(program = 'ffmpeg'): void {
  if (spawnSync(program, ['-version']).status === 0) return
  throw new RenderError('ffmpeg is missing: install the package ffmpeg (on Debian: apt install ffmpeg).')
}

/** WebM with VP9, without sound. The file is there once it is whole. @throws RenderError with ffmpeg's own words */
export async function encodeVideo(pictures: AsyncIterable<Buffer>, picturesPerSecond: number, file: string) {
  const unfinished = `${file}.part`
  const input = ['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(picturesPerSecond), '-i', '-']
  const quality = ['-c:v', 'libvpx-vp9', '-pix_fmt', 'yuv420p', '-crf', '30', '-b:v', '0', '-row-mt', '1']
  // A seek goes to a whole picture: one every ten seconds.
  const pace = ['-deadline', 'good', '-cpu-used', '5', '-g', String(picturesPerSecond * 10)]
  const args = ['-y', '-loglevel', 'error', ...input, ...quality, ...pace, '-f', 'webm', unfinished]
  const encoder = spawn('ffmpeg', args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let said = ''
  encoder.stderr.on('data', (text) => {
    said += text
  })
  // Its end says why; a pipe that breaks does not.
  encoder.stdin.on('error', () => {})
  const ended = once(encoder, 'close')
  for await (const picture of pictures) {
    if (encoder.exitCode !== null) break
    if (!encoder.stdin.write(picture)) await Promise.race([once(encoder.stdin, 'drain'), ended])
  }
  encoder.stdin.end()
  const [status] = await ended
  if (status === 0) return renameSync(unfinished, file)
  rmSync(unfinished, { force: true })
  throw new RenderError(`ffmpeg could not write ${file}: ${said.trim() || `it ended with ${status}`}`)
}
