import { CleatError } from '@cleat/core/adapter'
import type { BitcoinWallet } from '../base/bitcoinWallet.ts'
import { callWallet } from '../base/callWallet.ts'
import type { DialectWallet } from '../base/dialectWallet.ts'
import { checkSignedPsbt } from '../chain/checkSignedPsbt.ts'
import { readPsbt } from '../chain/readPsbt.ts'
import { requireOwnInputs } from './requireOwnInputs.ts'

/**
 * Signs inputs of a PSBT by a wallet and checks the result: each requested input is signed by its
 * own key with an allowed sighash type, and nothing else changed.
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_WRONG_ACCOUNT`, `REQUEST_USER_REJECTED`,
 *   `TRANSACTION_FAILED`, `WALLET_…`
 */
export async function signPsbt(
  parameters: Parameters<BitcoinWallet['signPsbt']>[0] & {
    dialect: DialectWallet
    wallet: string
  },
): Promise<{ psbt: string; txid?: string | undefined }> {
  const { dialect, wallet, inputs, broadcast, network } = parameters
  const method = 'signPSBT'
  const facts = { wallet, method }
  const asked = readPsbt(parameters.psbt)
  // Refuse an inconsistent request before the wallet sees it.
  if (!asked || !isAskable({ inputs, count: asked.transaction.inputsLength }))
    throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
  const { transaction, psbt } = asked
  requireOwnInputs({ transaction, inputs, network })
  const isTold = inputs.every(({ index, sighashTypes }) => {
    const { sighashType } = transaction.getInput(index)
    const isSaid = (type: number) =>
      sighashType === undefined ? type <= coversAll : type === sighashType
    return !sighashTypes || sighashTypes.some(isSaid)
  })
  if (!dialect.takesSighash && !isTold)
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: facts })
  const answer = await callWallet({
    ...{ doing: 'request', wallet, subject: method },
    ask: () => dialect.signPsbt({ psbt, inputs, broadcast, network }),
  })
  const checked = checkSignedPsbt({ asked: transaction, inputs, broadcast, answer })
  if (!checked) throw new CleatError('WALLET_BAD_ANSWER', { context: { ...facts, answer } })
  return checked
}

/** `SIGHASH_ALL`. `SIGHASH_DEFAULT` (0) means the same for taproot. */
const coversAll = 1

function isAskable(parameters: {
  inputs: Parameters<typeof signPsbt>[0]['inputs']
  count: number
}): boolean {
  const { inputs, count } = parameters
  const indexes = new Set(inputs.map(({ index }) => index))
  return (
    inputs.length > 0 &&
    indexes.size === inputs.length &&
    [...indexes].every((index) => Number.isInteger(index) && index >= 0 && index < count)
  )
}
