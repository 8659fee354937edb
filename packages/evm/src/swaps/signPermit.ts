import type { CaipNetwork, PreparedSwap, SentTransaction } from '@cleat/core/adapter'
import { CleatError, readErrorCode, readProperty } from '@cleat/core/adapter'
import { createEvmNode } from '../node/createEvmNode.ts'
import type { EvmChain } from '../node/evmChain.ts'
import { alteredError } from '../payload/alteredError.ts'
import { toBatchKey } from './batch/toBatchKey.ts'
import type { PermitMemory } from './permits/permitMemory.ts'
import { hashMessage } from './signatures/hashMessage.ts'
import { recoverSigner } from './signatures/recoverSigner.ts'
import { readStep } from './steps/readStep.ts'
import type { SignaturePayload } from './steps/stepPayload.ts'

const method = 'eth_signTypedData_v4'

/** What wallets answer that sign no typed data: EIP-1193, JSON-RPC. */
const unable: ReadonlySet<number | undefined> = new Set([4200, -32601, -32602, -32004])

/**
 * Asks the wallet for a permit, in the same tick, and puts it into the exchange that hands it in.
 * @throws `WALLET_METHOD_UNSUPPORTED` if the wallet cannot sign it, `PAYMENT_ALTERED` if it cannot
 *   be signed, or something else was, and what the wallet's request throws
 */
export async function signPermit(
  chain: EvmChain,
  permits: PermitMemory,
  parameters: { prepared: PreparedSwap; signature: SignaturePayload },
): Promise<SentTransaction> {
  const { prepared, signature: asked } = parameters
  const { network } = prepared.swap
  const last = readStep(prepared.steps.at(-1)?.payload)
  const call = last.type === 'transaction' && permits.calls.get(last.transaction.data ?? '')
  if (!call) throw alteredError('step')
  const hash = hashMessage(asked.typedData)
  const signature = await sign(chain, permits, { network, asked })
  // A contract's own signature is no use to the token.
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) throw refuse(permits, { network, asked })
  const signer = await recoverSigner(createEvmNode(chain, network), { hash, signature })
  if (signer !== asked.from.toLowerCase()) throw alteredError('signature')
  call.signed = call.write(signature)
  return { hash }
}

type Asked = { readonly network: CaipNetwork; readonly asked: SignaturePayload }

async function sign(
  chain: EvmChain,
  permits: PermitMemory,
  { network, asked }: Asked,
): Promise<string> {
  const { from, typedData } = asked
  try {
    return String(await chain.send({ method, params: [from, JSON.stringify(typedData)] }))
  } catch (error) {
    throw unable.has(readErrorCode(error)) ? refuse(permits, { network, asked }, error) : error
  }
}

function refuse(
  permits: PermitMemory,
  { network, asked }: Asked,
  cause?: unknown,
): CleatError<'WALLET_METHOD_UNSUPPORTED'> {
  permits.unable.add(toBatchKey({ address: asked.from, network }))
  const wallet = String(readProperty(readProperty(cause, 'context'), 'wallet') ?? '')
  return new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet, method }, cause })
}
