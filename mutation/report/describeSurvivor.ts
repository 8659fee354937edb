import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/sourceFiles.ts'
import type { Mutant } from '../stryker/mutatePart.ts'

/** The place of a mutant, what stands there, and what no test told from it. */
export function describeSurvivor(mutant: Mutant): string {
  const { fileName, location, mutatorName, replacement, status } = mutant
  const { start, end } = location
  const lines = readFileSync(join(root, fileName), 'utf8').split('\n')
  const text = lines
    .slice(start.line - 1, end.line)
    .map((line, at, { length }) => (at === length - 1 ? line.slice(0, end.column - 1) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column - 1) : line))
    .join('\n')
  const remark = status === 'NoCoverage' ? ' (no test runs it)' : ''
  return `${fileName}:${start.line}:${start.column} ${mutatorName}${remark}\n- ${text}\n+ ${replacement}`
}
