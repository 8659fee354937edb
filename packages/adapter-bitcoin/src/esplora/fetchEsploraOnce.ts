import { type CaipNetwork, readJson } from '@cleat/core/adapter'
import { fetchEsplora } from './fetchEsplora.ts'

/** Fetches a path once. `undefined` if the index does not have it or no index answers. */
export function fetchEsploraOnce(parameters: {
  network: CaipNetwork
  path: string
}): Promise<unknown> {
  return fetchEsplora({
    ...parameters,
    ask: (asked) => readJson({ ...asked, retries: 0 }),
  }).catch(() => undefined)
}
