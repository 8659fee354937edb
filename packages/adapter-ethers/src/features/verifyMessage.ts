import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import type { Eip1193Wallet } from '@cleat/evm'
import { type ContractCall, verifyHash } from '@cleat/signatures/eip155'
import type { LazyEthers } from '../library/ethersLibrary.ts'
import { withRpc } from './withRpc.ts'

/**
 * Whether a signature is the account's own: by its key, or by its contract on the active chain.
 * @throws `REQUEST_SIGNATURE_UNCHECKED` if it needs the contract and no RPC answered
 * @see EIP-191, ERC-1271, ERC-6492
 */
export async function verifyMessage(
  { session, library }: { session: AdapterSession<Eip1193Wallet>; library: LazyEthers },
  parameters: { message: string; address: string; signature: string },
): Promise<boolean> {
  const { message, address, signature } = parameters
  const { hashMessage, recover } = await library.loadSignatures()
  const { network } = session.current()
  const call: ContractCall = (transaction) => {
    if (!network) throw new Error('The chain in use is not one of the app')
    return withRpc(library, network, (rpc) => rpc.call(transaction))
  }
  const verdict = await verifyHash({
    ...{ hash: hashMessage(message), address, signature, call },
    recover: ({ hash, signature: { r, s, yParity } }) => recover(hash, { r, s, v: 27 + yParity }),
  })
  if (verdict.status !== 'unknown') return verdict.status === 'valid'
  throw new CleatError('REQUEST_SIGNATURE_UNCHECKED', {
    context: { address, network: network?.name ?? 'this network' },
    cause: verdict.cause,
  })
}
