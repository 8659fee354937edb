import type UniversalProvider from '@walletconnect/universal-provider'

/** Sealed with the key of the topic, and the same with the sender's own key before it. */
const sealed: ReadonlySet<number | undefined> = new Set([0, 1])

/**
 * Refuses messages that are not encrypted. The library reads envelopes of type 2 as plain text, so
 * that a relay, or anyone who learns a topic, could end a session, change its accounts and answer
 * its requests.
 */
export function refusePlainEnvelopes({ client }: UniversalProvider): void {
  const { crypto } = client.core
  const decode = crypto.decode.bind(crypto)
  crypto.decode = async (topic, encoded, options) => {
    if (!sealed.has(readType(encoded))) throw new Error('The message is not encrypted.')
    return await decode(topic, encoded, options)
  }
}

/** Reads the first byte of an envelope in Base64, also in its form for URLs. */
function readType(encoded: string): number | undefined {
  try {
    return atob(encoded.slice(0, 4).replaceAll('-', '+').replaceAll('_', '/')).charCodeAt(0)
  } catch {
    return undefined
  }
}
