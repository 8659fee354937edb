import type { FarcasterQuestion } from '@cleat/embedded-wallet/service'
import * as v from 'valibot'
import { fetchProvider } from '../providers/fetchProvider.ts'

/** The relay that Farcaster’s app answers, and that others run. */
export type FarcasterRelay = {
  /** Opens a channel for a login. @throws where the relay does not answer as it must */
  open(
    question: Omit<FarcasterQuestion, 'expiresIn'>,
  ): Promise<{ readonly token: string; readonly url: string }>
  /** What was signed in a channel, once it was. @throws the same */
  read(token: string): Promise<FarcasterRelayAnswer | undefined>
}

export type FarcasterRelayAnswer = {
  readonly message: string
  readonly signature: string
  /** As the relay says. It is only shown. */
  readonly username: string | undefined
}

const opened = v.object({
  channelToken: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  url: v.pipe(v.string(), v.maxLength(500), v.regex(/^https?:\/\/[^\s"<>]+$/)),
})
const status = v.variant('state', [
  v.object({ state: v.literal('pending') }),
  v.object({
    state: v.literal('completed'),
    message: v.pipe(v.string(), v.maxLength(2000)),
    signature: v.pipe(v.string(), v.maxLength(20_000), v.regex(/^0x(?:[\da-f]{2})+$/i)),
    username: v.optional(v.string()),
  }),
])

/** Asks a relay. What it answers is a stranger’s, and is read strictly. */
export function createRelay({ url: relay }: { url: string }): FarcasterRelay {
  const ask = async <answer>(
    schema: v.GenericSchema<unknown, answer>,
    path: string,
    init: RequestInit,
  ): Promise<answer> => {
    const response = await fetchProvider(`${relay}/v1/${path}`, init)
    if (!response.ok) throw new Error(`The relay answers ${response.status}.`)
    return v.parse(schema, await response.json())
  }
  return {
    async open({ nonce, domains, uri }) {
      const { channelToken, url } = await ask(opened, 'channel', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          ...{ siweUri: uri, domain: domains.wallet, nonce, acceptAuthAddress: true },
        }),
      })
      // Only a relay of this machine leads to a page without TLS.
      if (!url.startsWith('https:') && !relay.startsWith('http:'))
        throw new Error('The relay leads to a page without TLS.')
      return { token: channelToken, url }
    },
    async read(token) {
      const answer = await ask(status, 'channel/status', {
        headers: { Authorization: `Bearer ${token}` },
      })
      if (answer.state === 'pending') return undefined
      const { message, signature, username } = answer
      return { message, signature, username }
    },
  }
}
