import type { SiteSettingName } from '#features/site/contract/site-settings.ts'
import * as text from './site.en.ts'

/** In px: as much as any place of a picture shows; a phone's home screen shows 512. */
const longestSide = 1024
/** In bytes: what the server takes (`readPng`). */
const largestFile = 512 * 1024
/** In px. */
const shortestLogo = 192

/**
 * Whatever picture the browser can read, as the server takes it: a PNG with 8 bits per channel, small enough. In Base64, or
 * else in words what is wrong with it.
 */
export async function readPicture(
  name: SiteSettingName,
  file: File,
): Promise<{ readonly picture: string } | { readonly fault: string }> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return { fault: text.noPicture }
  }
  const { width, height } = bitmap
  if (name === 'SITE_LOGO' && (width !== height || width < shortestLogo))
    return { fault: text.notSquare(width, height) }
  for (const side of sidesToTry(name, Math.max(width, height))) {
    const blob = await drawPng(bitmap, side / Math.max(width, height))
    if (blob && blob.size <= largestFile) return { picture: await inBase64(blob) }
  }
  return { fault: text.noPicture }
}

/** In px, from the longer side of a picture on: smaller until it is light enough. What is small by itself stays as it is. */
export function* sidesToTry(name: SiteSettingName, ownSide: number): Generator<number> {
  const shortest = name === 'SITE_LOGO' ? shortestLogo : 1
  for (let side = Math.min(longestSide, ownSide); side >= shortest; side /= 2) yield side
}

function drawPng(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => {
    canvas.toBlob(done, 'image/png')
  })
}

async function inBase64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
