import type { InterfaceParts } from './interfaceParts.ts'

/** Loads the interface. No other code of a page imports it. */
export async function loadInterface(): Promise<InterfaceParts> {
  return (await import('./interfaceParts.ts')).interfaceParts
}
