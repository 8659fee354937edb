import { type CaipNetwork, readJson } from '@cleat/core/adapter'
import { askEsplora } from './askEsplora.ts'

/** What the index says at a path, asked once. `undefined` where it does not know, or nobody answers. */
export function askAny(parameters: { network: CaipNetwork; path: string }): Promise<unknown> {
  return askEsplora({
    ...parameters,
    ask: (asked) => readJson({ ...asked, retries: 0 }),
  }).catch(() => undefined)
}
