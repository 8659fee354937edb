import type { BitcoinInputToSign } from '../../bitcoin/signBitcoinPsbt.ts'
import { invalidParams } from '../../params/invalidParams.ts'
import { isRecord } from '../../params/isRecord.ts'

/** Reads `signInputs`, the inputs to sign. `undefined` means all possible ones. */
export function readSignInputs(params: unknown): readonly BitcoinInputToSign[] | undefined {
  const { signInputs } = isRecord(params) ? params : {}
  if (signInputs === undefined) return undefined
  if (!Array.isArray(signInputs)) throw invalidParams('"signInputs" must be a list')
  return signInputs.map(readSignInput)
}

function readSignInput(value: unknown): BitcoinInputToSign {
  const { index, address, sighashTypes } = isRecord(value) ? value : {}
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    throw invalidParams('"index" of an input must be a whole number')
  if (typeof address !== 'string') throw invalidParams('"address" of an input must be text')
  if (sighashTypes === undefined) return { index, address }
  if (!isNumbers(sighashTypes)) throw invalidParams('"sighashTypes" must be numbers')
  return { index, address, sighashTypes }
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => Number.isInteger(item))
}
