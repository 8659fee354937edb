import { type AdapterSession, CleatError } from '@cleat/core/adapter'
import type { SolanaWallet } from '../base/solanaWallet.ts'
import { checkSigned } from '../transaction/checkSigned.ts'
import { type ParsedTransaction, parseTransaction } from '../transaction/parseTransaction.ts'
import { requireSigner, type Signer } from './requireSigner.ts'

export declare namespace signTransactions {
  type Parameters = {
    transactions: readonly Uint8Array[]
    address?: string | undefined
    /** Whether the wallet may add compute-budget instructions. */
    mayAddBudget: boolean
  }
}

/**
 * Signs transactions for the active chain and checks that the wallet signed the requested ones.
 * @throws `REQUEST_…`, `NETWORK_SWITCH_UNSUPPORTED`, `WALLET_…`
 */
export async function signTransactions(
  session: AdapterSession<SolanaWallet>,
  { transactions, address: wanted, mayAddBudget }: signTransactions.Parameters,
): Promise<readonly Uint8Array[]> {
  const signer = requireSigner(session, wanted)
  const { wallet, address, chain } = signer
  const { name } = wallet.connector
  const method = 'solana_signTransaction'
  if (!wallet.signTransactions)
    throw new CleatError('WALLET_METHOD_UNSUPPORTED', { context: { wallet: name, method } })
  const asked = transactions.map((bytes) => readAsked({ bytes, signer, method }))
  const signed = await wallet.signTransactions({ address, chain, transactions })
  await Promise.all(
    asked.map((one, index) =>
      checkSigned({
        ...{ asked: one, address, mayAddBudget, wallet: name },
        signed: signed[index] ?? new Uint8Array(),
      }),
    ),
  )
  return signed
}

/**
 * Reads the transaction of a request. It must name the account as a signer.
 * @throws `REQUEST_NOT_ALLOWED`, `REQUEST_ACCOUNT_CHANGED`
 */
export function readAsked(parameters: {
  bytes: Uint8Array
  signer: Signer
  method: string
}): ParsedTransaction {
  const { bytes, signer, method } = parameters
  const parsed = parseTransaction(bytes)
  if (!parsed) throw new CleatError('REQUEST_NOT_ALLOWED', { context: { method } })
  const { signers } = parsed.message
  if (!signers.includes(signer.address))
    throw new CleatError('REQUEST_ACCOUNT_CHANGED', {
      context: { expected: signers.join(' '), actual: signer.address },
    })
  return parsed
}
