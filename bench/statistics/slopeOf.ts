/** The slope of the straight line that fits points best. */
export function slopeOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))]
  const across = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const along = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return along === 0 ? 0 : across / along
}
