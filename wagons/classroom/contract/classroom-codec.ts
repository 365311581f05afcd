import { z } from 'zod'
import {
  type ClientFrame,
  clientFrames,
  maxFrameBytes,
  type Place,
  type ServerFrame,
  serverFrames,
} from './classroom-frames.ts'
import { type PlaceOf, readMove, readPlaces } from './classroom-packing.ts'

export type ReceivedByServer = ClientFrame | { readonly name: 'move'; readonly place: Place }
export type ReceivedByBrowser = ServerFrame | { readonly name: 'places'; readonly places: readonly PlaceOf[] }

/** Undefined for what is no frame of a browser. */
export function readClientFrame(received: string | Uint8Array): ReceivedByServer | undefined {
  if (received.length > maxFrameBytes) return undefined
  if (typeof received === 'string') return readText(clientFrame, received)
  const place = readMove(received)
  return place && { name: 'move', place }
}

/** Undefined for what is no frame of this version of the server. */
export function readServerFrame(received: string | Uint8Array): ReceivedByBrowser | undefined {
  if (typeof received === 'string') return readText(serverFrame, received)
  const places = readPlaces(received)
  return places && { name: 'places', places }
}

const clientFrame = frameSchema<ClientFrame>(clientFrames)
const serverFrame = frameSchema<ServerFrame>(serverFrames)

function frameSchema<Frame>(frames: Readonly<Record<Frame['name' & keyof Frame] & string, z.ZodType>>) {
  const [first, ...others] = Object.entries<z.ZodType>(frames).map(([name, data]) =>
    z.strictObject({ name: z.literal(name), data }),
  )
  return z.discriminatedUnion('name', [
    first as NonNullable<typeof first>,
    ...others,
  ]) as z.ZodType<unknown> as z.ZodType<Frame>
}

function readText<Frame>(schema: z.ZodType<Frame>, text: string): Frame | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
