import type { PermitMemory } from './permitMemory.ts'

export function createPermitMemory(): PermitMemory {
  return { calls: new Map(), unable: new Set() }
}
