import type { Letter } from '../browser/createMailbox.ts'
import type { Liar } from './liars.ts'
import { mutateJson } from './mutateJson.ts'
import type { ServerFailure } from './serverFailures.ts'
import type { Chains } from './startChains.ts'
import { type Shop, sellerPaths } from './startShop.ts'

/** The servers that pages may ask: nodes of chains, and the Data API. */
export type Servers = {
  /** Asks the real server, and answers with the truth, unless it is to lie. */
  answer(letter: Letter): Promise<void>
  /** The next answers have a lie each. With an even seed it is the same one, as far as it can be. */
  lie(lies: { seed: number; times: number; who: Liar }): void
  fail(letter: Letter, how: ServerFailure): void
  /** What was asked of servers that no option named. */
  readonly strangers: readonly string[]
}

/** An answer that was not the truth. */
export type ToldLie = {
  readonly url: string
  readonly body: string | undefined
  readonly truth: string
  readonly said: string
}

export function createServers(
  chains: Pick<Chains, 'dataUrl' | 'urls'>,
  onLie: (lie: ToldLie) => void,
  /** Where things are sold. */
  shop?: Pick<Shop, 'toServer'>,
): Servers {
  const strangers: string[] = []
  const lies: Record<Liar, number[]> = { anyone: [], 'Data API': [], 'purchase service': [] }
  const findLiar = (url: string): Liar => {
    if (!url.startsWith(chains.dataUrl)) return 'anyone'
    return sellerPaths.test(new URL(url).pathname) ? 'purchase service' : 'Data API'
  }
  const tell = ({ url, body }: Letter, truth: string): string => {
    const own = lies[findLiar(url)].shift()
    const lie = own ?? lies.anyone.shift()
    if (lie === undefined) return truth
    const said = mutateJson(truth, lie, own !== undefined && findLiar(url) !== 'anyone')
    onLie({ url, body, truth, said })
    return said
  }
  return {
    strangers,
    lie({ seed, times, who }) {
      lies[who] = Array.from({ length: times }, (_, at) => seed + (seed % 2) * at)
    },
    async answer(letter) {
      const { url, method, body } = letter
      if (!chains.urls.some((start) => url.startsWith(start))) {
        strangers.push(`${method} ${url}`)
        letter.fail()
        return
      }
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(shop?.toServer(url) ?? url, {
        method,
        headers,
        ...(body ? { body } : {}),
      })
      const text = await response.text()
      letter.answer({ status: response.status, body: tell(letter, text) })
    },
    fail(letter, how) {
      if (how === 'break') letter.fail()
      else if (how === 'busy') letter.answer({ status: 429, body: '{"error":"busy"}' })
      else if (how === 'broken') letter.answer({ status: 503, body: '' })
      else letter.answer({ status: 200, body: '<h1>Welcome</h1>', type: 'text/html' })
    },
  }
}
