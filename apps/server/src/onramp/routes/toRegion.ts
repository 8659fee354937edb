import { defaultRegion } from '../contract/defaultRegion.ts'
import type { Region } from '../contract/region.ts'

export declare namespace toRegion {
  type Parameters = { country?: string | undefined; subdivision?: string | undefined }
}

/** The region of a request, which need not name one. */
export function toRegion(parameters: toRegion.Parameters): Region {
  const { country = defaultRegion.country, subdivision } = parameters
  return { country, subdivision }
}
