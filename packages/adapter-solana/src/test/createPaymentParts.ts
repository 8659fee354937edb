import { type CaipNetwork, checkNetworks, type Payment } from '@cleat/core/adapter'
import {
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { programs } from '../base/programs.ts'
import { associatedAddress } from './associatedAddress.ts'
import { littleEndian } from './littleEndian.ts'
import { createNetworks } from './networks.ts'
import { openAccount } from './openAccount.ts'
import { tokenInstruction } from './tokenInstruction.ts'

type Instructions = readonly TransactionInstruction[]

const amount = 2_010_000n
const [network] = checkNetworks({ networks: createNetworks('http://127.0.0.1:9') })
const addressOf = (byte: number) =>
  Keypair.fromSeed(new Uint8Array(32).fill(byte)).publicKey.toBase58()

/**
 * A token payment and a SOL payment as instructions of `@solana/web3.js`, so that a test can change
 * single parts.
 */
export function createPaymentParts({ program = programs.token }: { program?: string } = {}): {
  readonly from: string
  readonly to: string
  /** An address that must not receive anything. */
  readonly other: string
  readonly mint: string
  readonly program: string
  readonly blockhash: string
  readonly source: string
  readonly destination: string
  readonly claim: { readonly owner: string; readonly program: string }
  readonly payment: Payment
  readonly coinPayment: Payment
  readonly budget: Instructions
  readonly open: TransactionInstruction
  readonly move: TransactionInstruction
  readonly transfer: TransactionInstruction
  /** The bytes of an unsigned transaction with these instructions. */
  readonly write: (instructions: Instructions, feePayer?: string) => Uint8Array
} {
  const [from, to, other, mint] = [addressOf(1), addressOf(2), addressOf(3), addressOf(4)]
  const blockhash = addressOf(5)
  const source = associatedAddress({ owner: from, mint, program })
  const destination = associatedAddress({ owner: to, mint, program })
  const common = { network: network as CaipNetwork, address: from, to, amount }
  return {
    ...{ from, to, other, mint, program, blockhash, source, destination },
    claim: { owner: to, program },
    payment: { ...common, asset: { address: mint, decimals: 6, symbol: 'TEST' } },
    coinPayment: { ...common, asset: { decimals: 9, symbol: 'SOL' } },
    budget: [
      ComputeBudgetProgram.setComputeUnitLimit({ units: 40_000 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 10_000 }),
    ],
    open: openAccount({ payer: from, owner: to, mint, program }),
    move: tokenInstruction({
      ...{ program, signer: from, accounts: [source, mint, destination, from], readonly: [mint] },
      data: [12, ...littleEndian(amount, 8), 6],
    }),
    transfer: SystemProgram.transfer({
      fromPubkey: new PublicKey(from),
      toPubkey: new PublicKey(to),
      lamports: amount,
    }),
    write: (instructions, feePayer = from) =>
      Uint8Array.from(
        new Transaction({ blockhash, lastValidBlockHeight: 1, feePayer: new PublicKey(feePayer) })
          .add(...instructions)
          .serialize({ requireAllSignatures: false, verifySignatures: false }),
      ),
  }
}
