import type { SIWXConfig } from '@cleat/core'
import { CleatSIWX } from '@cleat/siwx'

/** Signs in at a service whose routes are those of `apps/server`. */
export function createServiceSiwx(url: string): SIWXConfig {
  return new CleatSIWX({ url: `${url.replace(/\/+$/, '')}/v1/auth` })
}
