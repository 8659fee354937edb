import { type AdapterSession, CleatError, type Eip1193Wallet } from '@cleat/core/adapter'
import { hashMessage, Interface, isError, verifyMessage as recover } from 'ethers'
import { withRpc } from './withRpc.ts'

const contractAccount = new Interface([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const accepted = '0x1626ba7e'

/**
 * Whether a signature is the account's own: by its key, or by its contract on the chain in use.
 * @throws `REQUEST_SIGNATURE_UNCHECKED` when only a contract could tell and no RPC answered
 * @see EIP-191, ERC-1271
 */
export async function verifyMessage(
  session: AdapterSession<Eip1193Wallet>,
  parameters: { message: string; address: string; signature: string },
): Promise<boolean> {
  const { message, address, signature } = parameters
  if (isSigner(parameters)) return true
  if (!/^0x(?:[0-9a-f]{2})+$/i.test(signature)) return false

  const { network } = session.current()
  try {
    if (!network) throw new Error('The chain in use is not one of the app')
    const args = [hashMessage(message), signature]
    const data = contractAccount.encodeFunctionData('isValidSignature', args)
    const answer = await withRpc(network, (rpc) => rpc.call({ to: address, data }))
    return answer.startsWith(accepted)
  } catch (cause) {
    // The node answered, and the contract refused.
    if (isError(cause, 'CALL_EXCEPTION')) return false
    throw new CleatError('REQUEST_SIGNATURE_UNCHECKED', {
      context: { address, network: network?.name ?? 'this network' },
      cause,
    })
  }
}

function isSigner(parameters: { message: string; address: string; signature: string }): boolean {
  const { message, address, signature } = parameters
  // ethers takes any last byte for one that tells the key.
  if (!/^0x(?:..){64}(?:0[01]|1[bc])?$/i.test(signature)) return false
  try {
    return recover(message, signature).toLowerCase() === address.toLowerCase()
  } catch {
    return false
  }
}
