import { CleatError } from '@cleat/core/adapter'
import type { InputToSign, MessageProtocol } from '../base/dialectWallet.ts'
import { readPart } from '../base/readPart.ts'

/**
 * Reads the parameters of a message to sign.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function readMessageRequest(params: unknown): {
  message: string
  address: string
  protocol?: MessageProtocol | undefined
} {
  const [message, address, protocol] = read(params, ['message', 'address', 'protocol'])
  const isKnown = protocol === undefined || protocol === 'ecdsa' || protocol === 'bip322'
  if (typeof message !== 'string' || typeof address !== 'string' || !isKnown)
    throw refuse('signMessage')
  return { message, address, ...(protocol ? { protocol } : {}) }
}

/**
 * Reads the PSBT to sign and its inputs.
 * @throws `REQUEST_NOT_ALLOWED`
 */
export function readPsbtRequest(params: unknown): {
  psbt: string
  inputs: readonly InputToSign[]
  broadcast: boolean
} {
  const [psbt, signInputs, broadcast] = read(params, ['psbt', 'signInputs', 'broadcast'])
  if (typeof psbt !== 'string' || !Array.isArray(signInputs)) throw refuse('signPSBT')
  return { psbt, inputs: signInputs.map(readInput), broadcast: broadcast === true }
}

function readInput(given: unknown): InputToSign {
  const [index, address, sighashTypes] = read(given, ['index', 'address', 'sighashTypes'])
  const isList = Array.isArray(sighashTypes) && sighashTypes.every(isSighash)
  const isRight =
    typeof index === 'number' &&
    typeof address === 'string' &&
    (sighashTypes === undefined || (isList && sighashTypes.length > 0))
  if (!isRight) throw refuse('signPSBT')
  return { index, address, ...(isList ? { sighashTypes: [...sighashTypes] } : {}) }
}

function isSighash(type: unknown): type is number {
  return typeof type === 'number' && [0, 1, 2, 3, 0x81, 0x82, 0x83].includes(type)
}

function read(params: unknown, names: readonly string[]): readonly unknown[] {
  return names.map((name) => readPart(params, name))
}

function refuse(method: string): CleatError {
  return new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
}
