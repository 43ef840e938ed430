/**
 * The median: half of the values are no larger, half no smaller.
 *
 * @throws RangeError for no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new RangeError('there is no median of no values')
  return (lower + upper) / 2
}

/** A value measured at a size. */
export interface Point {
  size: number
  value: number
}

/**
 * How a cost grows: the slope between two points where both axes are logarithmic. 1 is linear, 2 quadratic, 0 constant.
 *
 * @throws RangeError when no slope can be told: equal sizes, or a size or value that is not positive
 */
export function growthExponent(from: Point, to: Point): number {
  const exponent = Math.log(to.value / from.value) / Math.log(to.size / from.size)
  if (!Number.isFinite(exponent) || [from.size, to.size, from.value].some((number) => number <= 0))
    throw new RangeError(`there is no growth from ${JSON.stringify(from)} to ${JSON.stringify(to)}`)
  return exponent
}
