import type { DecodedExchange } from '@cleat/core/adapter'
import type { AbiValue } from '../../../abi/abiShape.ts'
import { readArguments } from '../../../abi/readArguments.ts'
import { alteredError } from '../../../payload/alteredError.ts'
import type { SwapCall } from '../base/swapCall.ts'
import { unknownRouterError } from '../base/unknownRouterError.ts'

/** Reads the exchanges on one chain by LI.FI's contract. Its bridges are not on the list. */
export function readLifi({ router, selector, input, value }: SwapCall): DecodedExchange {
  const kind = functions[selector]
  if (!kind) throw unknownRouterError(router)
  const { receiver, minimum, legs } = kind.isSingle ? readSingle(input) : readSeveral(input)
  const [first, last] = [legs[0], legs.at(-1)]
  if (!first || !last) throw alteredError('path')
  if (isCoin(first.sendingAssetId) !== kind.isFromCoin) throw alteredError('token')
  if (isCoin(last.receivingAssetId) !== kind.isToCoin) throw alteredError('target')
  return {
    ...{ type: 'exchange', router, minReceived: minimum, receiver, deadline: undefined },
    source: kind.isFromCoin ? undefined : first.sendingAssetId,
    target: kind.isToCoin ? undefined : last.receivingAssetId,
    amount: kind.isSingle ? first.fromAmount : kind.isFromCoin ? value : sumDraws(legs),
  }
}

type Leg = AbiValue<typeof legShape>

/** Every leg may take from the account, so all of them together are what is taken. */
function sumDraws(legs: readonly Leg[]): bigint {
  const draws = legs.filter(({ requiresDeposit }) => requiresDeposit)
  if (draws.some(({ sendingAssetId }) => sendingAssetId !== legs[0]?.sendingAssetId))
    throw alteredError('token')
  return draws.reduce((sum, { fromAmount }) => sum + fromAmount, 0n)
}

function readSingle(input: string) {
  const { leg, ...rest } = readArguments(input, { ...head, leg: legShape }, 'loose')
  return { ...rest, legs: [leg] }
}

function readSeveral(input: string) {
  return readArguments(input, { ...head, legs: [legShape] }, 'loose')
}

/** LI.FI names the native coin by the zero address only. */
function isCoin(address: string): boolean {
  return /^0x0+$/.test(address)
}

const head = {
  transactionId: 'word',
  integrator: 'bytes',
  referrer: 'bytes',
  receiver: 'address',
  minimum: 'uint256',
} as const

const legShape = {
  callTo: 'address',
  approveTo: 'address',
  sendingAssetId: 'address',
  receivingAssetId: 'address',
  fromAmount: 'uint256',
  callData: 'bytes',
  requiresDeposit: 'bool',
} as const

type Kind = {
  readonly isSingle: boolean
  readonly isFromCoin: boolean
  readonly isToCoin: boolean
}

const functions: { readonly [selector: string]: Kind | undefined } = {
  '4666fc80': { isSingle: true, isFromCoin: false, isToCoin: false },
  '733214a3': { isSingle: true, isFromCoin: false, isToCoin: true },
  af7060fd: { isSingle: true, isFromCoin: true, isToCoin: false },
  '5fd9ae2e': { isSingle: false, isFromCoin: false, isToCoin: false },
  '2c57e884': { isSingle: false, isFromCoin: false, isToCoin: true },
  '736eac0b': { isSingle: false, isFromCoin: true, isToCoin: false },
}
