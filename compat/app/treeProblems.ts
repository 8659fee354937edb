import { isAllowed } from '../../scripts/licences/licence.ts'
import type { Tree } from './readTree.ts'

const mostPackages = 60

/** Finds what an app should not get: too many packages, a licence that asks for more than notice. */
export function treeProblems({ packages }: Pick<Tree, 'packages'>): string[] {
  const forbidden = packages.filter(({ licence }) => !isAllowed(licence))
  const problems = forbidden.map(
    ({ name, version, licence }) => `${name} ${version} is under ${licence}`,
  )
  if (packages.length > mostPackages)
    problems.push(`installs ${packages.length} packages, more than ${mostPackages}`)
  return problems
}
