import { CustodyError, getAddresses, openKit, readCode } from '@cleat/embedded-wallet/custody'
import { deriveAccounts } from '@cleat/embedded-wallet/custody/derivation'
import type { OpenedKit } from './openedKit.ts'

/** Why a code does not open a kit. */
export type CodeProblem = 'mistyped' | 'recoveryCode' | 'refused'

/**
 * Opens a kit with the code as it was typed. What checks a code says what it is of, before
 * anything is opened.
 */
export async function unlockKit(parameters: {
  readonly file: string
  readonly typed: string
}): Promise<{ readonly kit: OpenedKit } | { readonly problem: CodeProblem }> {
  const read = readCode(parameters.typed, 'kit')
  if ('problem' in read) return { problem: read.problem === 'kind' ? 'recoveryCode' : 'mistyped' }
  try {
    const { entropy, addresses } = await openKit({ file: parameters.file, code: read.code })
    const accounts = await deriveAccounts(entropy)
    const derived = getAddresses(accounts)
    const isOther = (['eip155', 'solana'] as const).some(
      (name) => addresses[name] !== undefined && addresses[name] !== derived[name],
    )
    return { kit: { entropy, accounts, isOther } }
  } catch (error) {
    if (error instanceof CustodyError) return { problem: 'refused' }
    throw error
  }
}
