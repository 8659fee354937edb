import type { Address } from 'viem'
import type { WalletChain } from '../provider/walletChain.ts'
import { rpc } from './rpc.ts'

/** Whether an account delegates to a contract (EIP-7702). */
export async function isDelegated(parameters: {
  address: Address
  contract: Address
  chain: WalletChain
}): Promise<boolean> {
  const { address, contract, chain } = parameters
  const { rpcUrl } = chain
  const code = await rpc({ rpcUrl, method: 'eth_getCode', params: [address, 'latest'] })
  return code === `0xef0100${contract.slice(2).toLowerCase()}`
}
