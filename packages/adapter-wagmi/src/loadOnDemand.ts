import type { onDemand } from './onDemand.ts'

export async function loadOnDemand(): Promise<typeof onDemand> {
  return (await import('./onDemand.ts')).onDemand
}
