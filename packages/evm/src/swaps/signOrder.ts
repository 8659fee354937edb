import type { CaipNetwork, SentSwapStep } from '@cleat/core/adapter'
import { readProperty } from '@cleat/core/adapter'
import { toQuantity } from '../abi/toQuantity.ts'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { readAsked } from '../node/readAsked.ts'
import { alteredError } from '../payload/alteredError.ts'
import { hashMessage } from './signatures/hashMessage.ts'
import { recoverSigner } from './signatures/recoverSigner.ts'
import type { SignaturePayload } from './steps/stepPayload.ts'

/**
 * Asks the wallet for an order, in the same tick. Its name on the chain is its hash, who signed it,
 * and when it ends.
 * @throws `PAYMENT_ALTERED` if it cannot be signed, or something else was, and what the wallet's
 *   request throws
 */
export async function signOrder(
  chain: EvmChain,
  { network, asked }: { network: CaipNetwork; asked: SignaturePayload },
): Promise<SentSwapStep> {
  const { from, typedData } = asked
  const hash = hashMessage(typedData)
  const node = createEvmNode(chain, network)
  // What filled it is in no older block.
  const reading = readAsked(node)
  const params = [from, JSON.stringify(typedData)]
  const signature = String(await chain.send({ method: 'eth_signTypedData_v4', params }))
  const isSigned = /^0x[0-9a-f]{130}$/i.test(signature)
  const signer = isSigned ? await recoverSigner(node, { hash, signature }) : undefined
  if (signer !== from.toLowerCase()) throw alteredError('signature')
  const message = readProperty(typedData, 'message')
  const validTo = Number(readProperty(message, 'validTo'))
  const { asked: block = toQuantity(0) } = (await reading) ?? {}
  return {
    hash: hash + signer.slice(2) + validTo.toString(16).padStart(8, '0'),
    trackingData: { asked: block, validTo },
    order: { message, signature, expiresAt: validTo * 1000 },
  }
}
