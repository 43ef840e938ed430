import { crc32 } from 'node:zlib'

/** Where the bytes of a name are in a pack. */
export interface Place {
  offset: number
  length: number
  /** The sum (CRC-32) of the bytes. */
  sum: number
}

/** The bytes of an index, and where a place begins in them. */
export interface IndexedPlace {
  bytes: Buffer
  start: number
}

// A place in an index: the name as text, which needs no decoding, the offset in 6 bytes, the length and the sum in 4
// each, and a sum of all that.
const [offsetAt, lengthAt, sumAt, ownSumAt] = [64, 70, 74, 78] as const
/** How many bytes a place takes. */
export const placeLength = 82

/**
 * A place as the bytes of an index.
 *
 * @param name a hash of 32 bytes, in hexadecimal digits
 */
export function encodePlace(name: string, { offset, length, sum }: Place): Buffer {
  const bytes = Buffer.allocUnsafe(placeLength)
  bytes.write(name, 'latin1')
  bytes.writeUIntBE(offset, offsetAt, 6)
  bytes.writeUInt32BE(length, lengthAt)
  bytes.writeUInt32BE(sum, sumAt)
  bytes.writeUInt32BE(crc32(bytes.subarray(0, ownSumAt)), ownSumAt)
  return bytes
}

/** The names in a part of an index, each with its place, which is decoded when it is needed: there are thousands. */
export function* namesIn(bytes: Buffer): Generator<[name: string, place: IndexedPlace]> {
  const text = bytes.toString('latin1')
  for (let start = 0; start + placeLength <= bytes.byteLength; start += placeLength)
    yield [text.slice(start, start + offsetAt), { bytes, start }]
}

/** How many bytes a name has in its pack. */
export function lengthOf({ bytes, start }: IndexedPlace): number {
  return bytes.readUInt32BE(start + lengthAt)
}

/** A place of an index; undefined if it is damaged. */
export function decodePlace({ bytes, start }: IndexedPlace): Place | undefined {
  const place = bytes.subarray(start, start + placeLength)
  if (crc32(place.subarray(0, ownSumAt)) !== place.readUInt32BE(ownSumAt)) return undefined
  return {
    offset: place.readUIntBE(offsetAt, 6),
    length: place.readUInt32BE(lengthAt),
    sum: place.readUInt32BE(sumAt),
  }
}
