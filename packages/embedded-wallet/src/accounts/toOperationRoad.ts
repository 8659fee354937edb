import { type Hex, numberToHex } from 'viem'
import type { FrameRoad } from '../protocol/frameCalls.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { toFrameFees } from './toFrameFees.ts'
import { toLower } from './toLower.ts'

type RoadOperation = Omit<
  Extract<PreparedCalls, { kind: 'operation' }>['operation'],
  'sender' | 'callData' | 'signature'
>

/** The road of an operation, with what its sponsor said last. */
export function toOperationRoad(
  {
    operation,
    sponsor,
  }: Pick<Extract<PreparedCalls, { kind: 'operation' }>, 'sponsor'> & {
    readonly operation: RoadOperation
  },
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
