import type { FrameRequest } from '@cleat/embedded-wallet/frame'

/** What a request costs at most, in base units, and who pays it. */
export type ShownFee = {
  readonly most: bigint
  /** @default the account */
  readonly sponsor?: { readonly name: string; readonly paymaster: string } | undefined
}

/** The fee of what a request sends. `undefined` for what only signs. */
export function readFee({ question }: FrameRequest): ShownFee | undefined {
  switch (question.method) {
    case 'eth_signTransaction': {
      const { gas, maxFeePerGas } = question.transaction
      return { most: BigInt(gas) * BigInt(maxFeePerGas) }
    }
    case 'wallet_removeUpgrade':
      return { most: BigInt(question.asked.gas) * BigInt(question.asked.maxFeePerGas) }
    case 'wallet_signCalls': {
      const { road } = question.asked
      if (road.kind === 'transaction') return { most: BigInt(road.gas) * BigInt(road.maxFeePerGas) }
      const { sponsor, callGasLimit, verificationGasLimit, preVerificationGas } = road
      // The EntryPoint of contract accounts takes three times the validation from a sponsor.
      const times = question.asked.implementation === 'contract' && sponsor ? 3 : 1
      const validations = Array.from({ length: times }, () => verificationGasLimit)
      const own = [callGasLimit, ...validations, preVerificationGas]
      const others = sponsor ? [sponsor.verificationGasLimit, sponsor.postOpGasLimit] : []
      const gas = [...own, ...others].reduce((sum, one) => sum + BigInt(one), 0n)
      return { most: gas * BigInt(road.maxFeePerGas), sponsor }
    }
    default:
      return undefined
  }
}
