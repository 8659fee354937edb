import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The command of chopsticks as a file, so that a signal sent to the child reaches the node itself. */
export function chopsticksScript(): string {
  const library = createRequire(import.meta.url).resolve('@acala-network/chopsticks')
  return join(dirname(library), '..', '..', 'chopsticks.cjs')
}
