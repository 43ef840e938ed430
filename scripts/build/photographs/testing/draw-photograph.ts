import sharp, { type Sharp } from 'sharp'

/** Draws something that is as hard to compress as a photograph: light that falls off, and the grain of a camera. */
export function drawPhotograph({ width, height, seed = 1 }: { width: number; height: number; seed?: number }): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  let state = seed
  for (let index = 0; index < pixels.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const column = Math.floor(index / 3) % width
    const light = 128 + 90 * Math.sin((column / width) * 4 + (index % 3))
    pixels[index] = light + ((state >> 20) % 24)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
