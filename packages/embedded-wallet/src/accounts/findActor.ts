import type { Address } from 'viem'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import { toContractAddress } from './toContractAddress.ts'

/** Whose account acts in a request: that of the key, or the contract that the key owns. */
export function findActor({ address, question }: FrameRequest): string {
  const owner = address as Address
  switch (question.method) {
    case 'personal_sign':
    case 'eth_signTypedData_v4':
      return question.contract ? toContractAddress({ owner, ...question.contract }) : address
    case 'wallet_signCalls': {
      const { implementation, creationHash } = question.asked
      return implementation === 'contract' ? toContractAddress({ owner, creationHash }) : address
    }
    default:
      return address
  }
}
