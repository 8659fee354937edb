import type { QuietClient } from './createQuietClient.ts'
import { messageId } from './messageId.ts'
import { messageTags, sealMessage } from './sealMessage.ts'
import type { Namespaces, ProposalStruct } from './walletKitShapes.ts'

export type SettleUncheckedParameters = {
  client: QuietClient
  proposal: ProposalStruct
  namespaces: Namespaces
}

/**
 * Approves a proposal with any namespaces, at any time. The app sees an ordinary answer. The wallet
 * keeps nothing of the session, because its library would fail on unknown parts. Resolves with the
 * topic.
 */
export async function settleUnchecked(parameters: SettleUncheckedParameters): Promise<string> {
  const { client, proposal, namespaces } = parameters
  const { core, walletKit } = client
  const { id, pairingTopic, proposer } = proposal
  const publicKey = await core.crypto.generateKeyPair()
  const topic = await core.crypto.generateSharedKey(publicKey, proposer.publicKey)
  const relay = { protocol: 'irn' }
  const expiry = Math.floor(Date.now() / 1000) + 7 * 24 * 60 * 60
  const controller = { publicKey, metadata: walletKit.metadata }
  const settle = await sealMessage({
    ...{ core, topic, tag: messageTags.sessionSettle },
    payload: {
      id: messageId(),
      jsonrpc: '2.0',
      method: 'wc_sessionSettle',
      params: { relay, namespaces, controller, expiry },
    },
  })
  const accept = await sealMessage({
    ...{ core, topic: pairingTopic, tag: messageTags.sessionProposeResponse },
    payload: { id, jsonrpc: '2.0', result: { relay, responderPublicKey: publicKey } },
  })
  await settle()
  await accept()
  return topic
}
