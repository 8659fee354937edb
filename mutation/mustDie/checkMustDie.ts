import type { Part } from '../areas/area.ts'
import type { Change } from './changes/change.ts'
import { findPart } from './findPart.ts'
import { mustDie } from './mustDie.ts'
import { runTests } from './runTests.ts'

/**
 * Makes each change of the list that belongs to the areas, and runs the tests of its part.
 * @returns those that no test noticed
 */
export async function checkMustDie(names: readonly string[]): Promise<readonly Change[]> {
  const chosen = mustDie.map((one) => ({ ...one, ...findPart(one.file) }))
  const wanted = chosen.filter(({ area }) => names.includes(area))
  for (const part of new Set(wanted.map(({ part }) => part))) await requireGreen(part)
  const survivors: Change[] = []
  for (const { part, area, ...edit } of wanted) {
    const { failed } = await runTests({ ...part, edit })
    console.log(`${failed > 0 ? '✓' : '✗'} ${area}: ${edit.name}`)
    if (failed === 0) survivors.push(edit)
  }
  console.log(`Must die: ${wanted.length - survivors.length} of ${wanted.length} did.`)
  return survivors
}

async function requireGreen({ project, tests }: Part): Promise<void> {
  const { failed } = await runTests({ project, tests })
  if (failed > 0) throw new Error(`Tests of ${project} fail without a change: ${tests.join(', ')}`)
}
