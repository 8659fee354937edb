import type { SIWXConfig } from '@cleat/core'

/** Loads what signs in at a service. No other code of a page imports it. */
export async function loadSiwx(url: string): Promise<SIWXConfig> {
  return (await import('../library/createServiceSiwx.ts')).createServiceSiwx(url)
}
