import type { FrameRequest } from '@cleat/embedded-wallet/frame'

/** The account that requests of `eip155` are for. */
export const account = '0xF278cF59F82eDcf871d630F28EcC8056f25C1cdb'
/** The account that requests of `solana` are for. */
export const solanaAccount = '3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx'
export const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const token = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

const evm = {
  ...{ caipNetworkId: 'eip155:8453', address: account },
  network: { name: 'Base', symbol: 'ETH', decimals: 18 },
}
type Transaction = Extract<
  FrameRequest['question'],
  { method: 'eth_signTransaction' }
>['transaction']

/** A transaction for 21,000 units of gas at 1 gwei each. */
export function toTransactionRequest(given: Partial<Transaction>): FrameRequest {
  const transaction: Transaction = {
    ...{ chainId: 8453, nonce: 3, to: receiver, value: '0x0', data: '0x', gas: '0x5208' },
    ...{ maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240', ...given },
  }
  return { ...evm, question: { method: 'eth_signTransaction', transaction } }
}

/** An allowance of `amount` base units, or of any amount. */
export function toAllowanceRequest(amount?: bigint): FrameRequest {
  const words = [receiver.slice(2).toLowerCase(), amount?.toString(16) ?? 'f'.repeat(64)]
  const data = words.map((word) => word.padStart(64, '0')).join('')
  return toTransactionRequest({ to: token, data: `0x095ea7b3${data}` })
}

/** A text to sign. */
export function toMessageRequest(text: string): FrameRequest {
  const hex = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0'))
  return toHexRequest(`0x${hex.join('')}`)
}

/** Bytes to sign. */
export function toHexRequest(message: `0x${string}`): FrameRequest {
  return { ...evm, question: { method: 'personal_sign', message } }
}

/** Typed data to sign. */
export function toTypedDataRequest(typedData: object): FrameRequest {
  const question = { method: 'eth_signTypedData_v4', typedData: JSON.stringify(typedData) } as const
  return { ...evm, question }
}

const solana = {
  ...{ caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', address: solanaAccount },
  network: { name: 'Solana', symbol: 'SOL', decimals: 9 },
}

/** A text to sign on Solana. */
export function toSolanaMessageRequest(text: string): FrameRequest {
  return { ...solana, question: { method: 'solana_signMessage', message: btoa(text) } }
}

/** Transactions of Solana to sign, as base64. */
export function toSolanaRequest(...transactions: string[]): FrameRequest {
  return { ...solana, question: { method: 'solana_signTransaction', transactions } }
}

export type Calls = Extract<FrameRequest['question'], { method: 'wallet_signCalls' }>['asked']

/** An operation for 100,000 units of gas at 1 gwei each, which the account pays. */
export const operationRoad: Extract<Calls['road'], { kind: 'operation' }> = {
  ...{ kind: 'operation', nonce: '0x0', callGasLimit: '0x7530', verificationGasLimit: '0x7530' },
  ...{ preVerificationGas: '0x9c40', maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240' },
}

/** Calls of a smart account: unless others are given, an allowance of 5 and a payment of 7 units. */
export function toCallsRequest(given: Partial<Calls> = {}): FrameRequest {
  const words = [receiver.slice(2).toLowerCase(), '5'].map((word) => word.padStart(64, '0'))
  const calls: Calls['calls'] = [
    { to: token, value: '0x0', data: `0x095ea7b3${words.join('')}` },
    { to: receiver, value: '0x7', data: '0x' },
  ]
  const asked = { chainId: 8453, implementation: 'delegation', calls, road: operationRoad } as const
  return { ...evm, question: { method: 'wallet_signCalls', asked: { ...asked, ...given } } }
}

/** The code of an account is taken away, for 50,000 units of gas at 1 gwei each. */
export function toRemovalRequest(): FrameRequest {
  const fees = { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0xf4240' } as const
  const asked = { chainId: 8453, nonce: 3, gas: '0xc350', ...fees } as const
  return { ...evm, question: { method: 'wallet_removeUpgrade', asked } }
}

/** Who pays in the place of the account. */
export const sponsor: NonNullable<typeof operationRoad.sponsor> = {
  ...{ name: 'Harbour', paymaster: receiver, data: '0x' },
  ...{ verificationGasLimit: '0x7530', postOpGasLimit: '0x0' },
}
