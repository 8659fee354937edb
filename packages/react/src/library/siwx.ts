import type { SIWXConfig } from '@cleat/core'
import { CleatSIWX } from '@cleat/siwx'

/**
 * Signs in at a service whose routes are those of `apps/server`. Published with the page's
 * part of siwx inside: as a dependency, siwx would install what verifies on other chains.
 */
export function createSiwx(url: string): SIWXConfig {
  return new CleatSIWX({ url: `${url.replace(/\/+$/, '')}/v1/auth` })
}
