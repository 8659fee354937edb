/**
 * Leaves out what the failure does not need: halves first, then single steps, until nothing more
 * can go or the budget is spent.
 */
export async function shrinkSteps<step>(parameters: {
  steps: readonly step[]
  fails: (steps: readonly step[]) => Promise<boolean>
  /** How many steps all tries together may take. */
  budget: number
}): Promise<readonly step[]> {
  const { fails } = parameters
  let { steps, budget } = parameters
  let size = Math.ceil(steps.length / 2)
  while (size >= 1 && budget > 0) {
    let hasShrunk = false
    for (let from = 0; from < steps.length && budget > 0; ) {
      const rest = [...steps.slice(0, from), ...steps.slice(from + size)]
      budget -= rest.length + 1
      if (rest.length < steps.length && (await fails(rest))) {
        steps = rest
        hasShrunk = true
      } else from += size
    }
    if (!hasShrunk && size === 1) break
    if (!hasShrunk || size > steps.length) size = Math.max(1, Math.floor(size / 2))
  }
  return steps
}
