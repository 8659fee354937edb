import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { invalidParams } from '../params/invalidParams.ts'
import type { RequestedCall } from '../params/readCalls.ts'
import type { WalletChain } from '../provider/walletChain.ts'
import { broadcast } from './broadcast.ts'
import { isDelegated } from './isDelegated.ts'

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes executionData) payable'])
const callsType = parseAbiParameters('(address to, uint256 value, bytes data)[]')
/** A batch that reverts as one (ERC-7821). */
const mode: Hex = `0x01${'0'.repeat(62)}`

/**
 * Sends all calls in one transaction of the account to itself. The first one also delegates the
 * account to the contract.
 */
export async function sendBatch(parameters: {
  calls: readonly RequestedCall[]
  /** The contract that accounts delegate to. */
  contract: Address
  chain: WalletChain
  signer: PrivateKeyAccount
}): Promise<Hex> {
  const { calls, contract, chain, signer } = parameters
  const { address } = signer
  const args = [mode, encodeAbiParameters(callsType, [calls.map(requireReceiver)])] as const
  const data = encodeFunctionData({ abi: executeAbi, functionName: 'execute', args })
  const delegate = (await isDelegated({ address, contract, chain })) ? undefined : contract
  return broadcast({ request: { to: address, value: 0n, data }, chain, signer, delegate })
}

function requireReceiver({ to, ...call }: RequestedCall) {
  // The contract takes the zero address for the account itself.
  if (to === null || BigInt(to) === 0n) throw invalidParams('a batch cannot deploy contracts')
  return { ...call, to }
}
