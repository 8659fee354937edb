import type { QuietClient } from './createQuietClient.ts'
import { messageId } from './messageId.ts'
import { messageTags, sealMessage } from './sealMessage.ts'

export type EmitEventParameters = {
  core: QuietClient['core']
  topic: string
  /** CAIP-2. */
  chain: string
  name: string
  data: unknown
}

/** Sends any event into a session, whether or not the session allows it. */
export async function emitEvent(parameters: EmitEventParameters): Promise<void> {
  const { core, topic, chain, name, data } = parameters
  const send = await sealMessage({
    ...{ core, topic, tag: messageTags.sessionEvent },
    payload: {
      id: messageId(),
      jsonrpc: '2.0',
      method: 'wc_sessionEvent',
      params: { event: { name, data }, chainId: chain },
    },
  })
  await send()
}
