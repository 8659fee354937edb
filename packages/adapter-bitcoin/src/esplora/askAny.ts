import { type CaipNetwork, readJson } from '@cleat/core/adapter'
import { askEsplora } from './askEsplora.ts'

/** Fetches a path once. `undefined` if the index does not have it or no index answers. */
export function askAny(parameters: { network: CaipNetwork; path: string }): Promise<unknown> {
  return askEsplora({
    ...parameters,
    ask: (asked) => readJson({ ...asked, retries: 0 }),
  }).catch(() => undefined)
}
