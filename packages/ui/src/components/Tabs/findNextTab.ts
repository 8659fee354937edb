/**
 * The tab that a key selects from the tab at `index`, wrapping around. `undefined` for other keys.
 */
export function findNextTab(parameters: {
  key: string
  index: number
  count: number
  isRightToLeft: boolean
}): number | undefined {
  const { key, index, count, isRightToLeft } = parameters
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight'
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === forward) return (index + 1) % count
  if (key === backward) return (index + count - 1) % count
  return undefined
}
