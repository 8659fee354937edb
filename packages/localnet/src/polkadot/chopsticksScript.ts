import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The script file of chopsticks, so that signals to the child reach the node. */
export function chopsticksScript(): string {
  const library = createRequire(import.meta.url).resolve('@acala-network/chopsticks')
  return join(dirname(library), '..', '..', 'chopsticks.cjs')
}
