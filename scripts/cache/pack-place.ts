import { crc32 } from 'node:zlib'

/** Where the bytes of a name are in a pack. */
export interface Place {
  /** A hash of 32 bytes, in hexadecimal digits. */
  name: string
  offset: number
  length: number
  /** The sum (CRC-32) of the bytes. */
  sum: number
}

// A place in an index: the name, the offset in 6 bytes, the length and the sum in 4 each, and a sum of all that.
const [offsetAt, lengthAt, sumAt, ownSumAt] = [32, 38, 42, 46] as const
/** How many bytes a place takes. */
export const placeLength = 50

/** A place as the bytes of an index. */
export function encodePlace({ name, offset, length, sum }: Place): Uint8Array {
  const bytes = Buffer.alloc(placeLength)
  bytes.write(name, 'hex')
  bytes.writeUIntBE(offset, offsetAt, 6)
  bytes.writeUInt32BE(length, lengthAt)
  bytes.writeUInt32BE(sum, sumAt)
  bytes.writeUInt32BE(crc32(bytes.subarray(0, ownSumAt)), ownSumAt)
  return bytes
}

/** The places in a part of an index; those that are damaged are passed over. */
export function decodePlaces(index: Uint8Array): Place[] {
  const bytes = Buffer.from(index.buffer, index.byteOffset, index.byteLength)
  const places: Place[] = []
  for (let start = 0; start < bytes.byteLength; start += placeLength) {
    const place = bytes.subarray(start, start + placeLength)
    if (crc32(place.subarray(0, ownSumAt)) !== place.readUInt32BE(ownSumAt)) continue
    places.push({
      name: place.toString('hex', 0, offsetAt),
      offset: place.readUIntBE(offsetAt, 6),
      length: place.readUInt32BE(lengthAt),
      sum: place.readUInt32BE(sumAt),
    })
  }
  return places
}
