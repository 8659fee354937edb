import type { QuietClient } from './createQuietClient.ts'

export type SealMessageParameters = {
  core: QuietClient['core']
  topic: string
  /** A JSON-RPC request or response. */
  payload: SealedPayload
  tag: number
}

export type SealedPayload = SealedRequest | SealedResponse

export type SealedRequest = {
  readonly id: number
  readonly jsonrpc: '2.0'
  readonly method: string
  readonly params: unknown
}

export type SealedResponse = { readonly id: number; readonly jsonrpc: '2.0' } & (
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
)

/** The relay's tags of message types. */
export const messageTags = {
  sessionProposeResponse: 1101,
  sessionSettle: 1102,
  sessionRequestResponse: 1109,
  sessionEvent: 1110,
} as const

/**
 * Encrypts a message now. The returned function sends it at any time, whatever the session's state.
 * No protocol rule is checked.
 */
export async function sealMessage(parameters: SealMessageParameters): Promise<() => Promise<void>> {
  const { core, topic, payload, tag } = parameters
  const message = await core.crypto.encode(topic, payload)
  return () => core.relayer.publish(topic, message, { ttl: 300, prompt: false, tag })
}
