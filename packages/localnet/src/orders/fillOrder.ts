import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  keccak256,
  parseAbi,
  publicActions,
  stringToHex,
} from 'viem'
import { localExchange } from '../exchange/localExchange.ts'
import type { StoredOrder } from './createOrderStore.ts'

const settlementAbi = parseAbi([
  'struct Order { address sellToken; address buyToken; address receiver; uint256 sellAmount; uint256 buyAmount; uint32 validTo; bytes32 appData; uint256 feeAmount; bytes32 kind; bool partiallyFillable; bytes32 sellTokenBalance; bytes32 buyTokenBalance; }',
  'function fill(Order order, bytes signature, uint256 kept)',
])

/**
 * Fills an order on the chain, as a solver does, and returns the transaction.
 * @param parameters.solver - an account that the node signs for
 * @param parameters.kept - what the solver keeps of what the pool gives, in base units
 */
export function fillOrder(parameters: {
  rpcUrl: string
  solver: Address
  order: StoredOrder
  kept: bigint
}): Promise<Hex> {
  const { rpcUrl, solver, order, kept } = parameters
  const client = createWalletClient({ account: solver, transport: http(rpcUrl) }).extend(
    publicActions,
  )
  const { message, signature } = order
  const fields = {
    ...message,
    sellAmount: BigInt(message.sellAmount),
    buyAmount: BigInt(message.buyAmount),
    feeAmount: BigInt(message.feeAmount),
    kind: hash(message.kind),
    sellTokenBalance: hash(message.sellTokenBalance),
    buyTokenBalance: hash(message.buyTokenBalance),
  }
  return client.writeContract({
    ...{ address: localExchange.published.settlement, abi: settlementAbi, functionName: 'fill' },
    args: [fields, signature, kept],
    ...{ chain: null, gas: 600_000n },
  })
}

/** Texts of an order stand in the contract by their hashes. */
function hash(text: string): Hex {
  return keccak256(stringToHex(text))
}
