import { type Hex, numberToHex } from 'viem'
import type { FrameCalls, FrameRoad } from '../protocol/frameCalls.ts'
import type { PreparedCalls, PreparedFees } from './preparedCalls.ts'

type Given = {
  readonly prepared: PreparedCalls
  readonly chainId: number
  readonly road: FrameRoad
  /** The nonce of the authorization, if the account takes over code. */
  readonly upgrade: number | undefined
}

/** Prepared calls as they are shown and signed. */
export function toFrameCalls({ prepared, chainId, road, upgrade }: Given): FrameCalls {
  const { implementation, calls, guard } = prepared
  return {
    ...{ chainId, implementation: implementation.id, road },
    calls: calls.map(({ to, value, data }) => ({
      ...{ to: toLower(to), value: numberToHex(value), data: toLower(data) },
    })),
    ...(guard && {
      guard: {
        limits: guard.limits.map(({ token, most }) => ({
          ...(token && { token: toLower(token) }),
          most: numberToHex(most),
        })),
        ...{ until: Number(guard.until), salt: numberToHex(guard.salt) },
      },
    }),
    ...(upgrade !== undefined && { upgrade }),
  }
}

/** The road of an operation, with what its sponsor said last. */
export function toOperationRoad(
  { operation, sponsor }: Extract<PreparedCalls, { kind: 'operation' }>,
  sponsorData: Hex | undefined,
): FrameRoad {
  const { nonce, callGasLimit, verificationGasLimit, preVerificationGas } = operation
  const { paymaster, paymasterVerificationGasLimit = 0n, paymasterPostOpGasLimit = 0n } = operation
  return {
    ...{ kind: 'operation', nonce: numberToHex(nonce), callGasLimit: numberToHex(callGasLimit) },
    verificationGasLimit: numberToHex(verificationGasLimit),
    preVerificationGas: numberToHex(preVerificationGas),
    ...toFrameFees(operation),
    ...(paymaster && {
      sponsor: {
        ...{ name: sponsor?.name ?? '', paymaster: toLower(paymaster) },
        data: toLower(sponsorData ?? '0x'),
        verificationGasLimit: numberToHex(paymasterVerificationGasLimit),
        postOpGasLimit: numberToHex(paymasterPostOpGasLimit),
      },
    }),
  }
}

export function toFrameFees({ maxFeePerGas, maxPriorityFeePerGas }: PreparedFees): {
  readonly maxFeePerGas: Hex
  readonly maxPriorityFeePerGas: Hex
} {
  return {
    maxFeePerGas: numberToHex(maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(maxPriorityFeePerGas),
  }
}

function toLower(text: Hex): Hex {
  return text.toLowerCase() as Hex
}
