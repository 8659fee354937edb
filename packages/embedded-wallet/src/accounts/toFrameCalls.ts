import { numberToHex } from 'viem'
import type { FrameCalls, FrameRoad } from '../protocol/frameCalls.ts'
import type { PreparedCalls } from './preparedCalls.ts'
import { toFrameCallList } from './toFrameCallList.ts'
import { toLower } from './toLower.ts'

type Given = {
  readonly prepared: Exclude<PreparedCalls, { kind: 'contract' }>
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
    calls: toFrameCallList(calls),
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
