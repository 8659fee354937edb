import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import { type Eip1193Wallet, verifyContractSignature } from '@cleat/evm'
import type { EthersSignatures, LazyEthers } from '../library/ethersLibrary.ts'
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
  if (isSigner(recover, parameters)) return true

  const { network } = session.current()
  try {
    if (!network) throw new Error('The chain in use is not one of the app')
    const call = (transaction: { to?: string; data: string }) =>
      withRpc(library, network, (rpc) => rpc.call(transaction))
    return await verifyContractSignature({ address, hash: hashMessage(message), signature, call })
  } catch (cause) {
    throw new CleatError('REQUEST_SIGNATURE_UNCHECKED', {
      context: { address, network: network?.name ?? 'this network' },
      cause,
    })
  }
}

function isSigner(
  recover: EthersSignatures['recover'],
  parameters: { message: string; address: string; signature: string },
): boolean {
  const { message, address, signature } = parameters
  // ethers accepts any last byte as the recovery id.
  if (!/^0x(?:..){64}(?:0[01]|1[bc])?$/i.test(signature)) return false
  try {
    return recover(message, signature).toLowerCase() === address.toLowerCase()
  } catch {
    return false
  }
}
