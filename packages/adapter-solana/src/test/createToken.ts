import type { LocalSolana } from '@cleat/localnet'
import {
  type Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { programs } from '../base/programs.ts'
import { associatedAddress } from './associatedAddress.ts'
import { littleEndian } from './littleEndian.ts'
import { openAccount } from './openAccount.ts'
import { tokenInstruction } from './tokenInstruction.ts'

/** An extension of a Token-2022 mint: its length and the instruction that sets it. */
export type MintExtension = { length: number; data: readonly number[]; isAfterMint?: boolean }

export type LocalToken = {
  readonly mint: string
  readonly program: string
  /** Sends instructions signed by the mint's authority. */
  send: (...instructions: readonly TransactionInstruction[]) => Promise<void>
  readonly authority: Keypair
  balanceOf: (owner: string) => Promise<bigint>
}

/** Creates a token on the local chain and mints some to the owner's associated account. */
export async function createToken(parameters: {
  solana: LocalSolana
  connection: Connection
  owner: string
  amount?: bigint
  decimals?: number
  program?: string
  extensions?: readonly MintExtension[]
}): Promise<LocalToken> {
  const { solana, connection, owner, amount = 1_000_000_000n, decimals = 6 } = parameters
  const { extensions = [] } = parameters
  const { program = extensions.length > 0 ? programs.token2022 : programs.token } = parameters
  const [, second] = solana.accounts
  if (!second) throw new Error('There are three accounts.')
  const authority = Keypair.fromSeed(second.seed)
  const keys = Keypair.generate()
  const mint = keys.publicKey.toBase58()
  const call = (accounts: readonly string[], data: readonly number[]) =>
    tokenInstruction({ program, accounts, data, signer: authority.publicKey.toBase58() })
  const before = extensions.filter(({ isAfterMint }) => !isAfterMint)
  const space = before.reduce((sum, { length }) => sum + 4 + length, 166)
  const size = extensions.length > 0 ? space : 82
  const authorityBytes = [...authority.publicKey.toBytes()]
  const account = associatedAddress({ owner, mint, program })
  const send = async (...instructions: readonly TransactionInstruction[]) => {
    const signers = instructions.some(({ keys: used }) =>
      used.some(({ pubkey, isSigner }) => isSigner && pubkey.equals(keys.publicKey)),
    )
      ? [authority, keys]
      : [authority]
    await sendAndConfirmTransaction(connection, new Transaction().add(...instructions), signers)
  }
  await send(
    SystemProgram.createAccount({
      fromPubkey: authority.publicKey,
      newAccountPubkey: keys.publicKey,
      // Extra rent, so that metadata can be added later.
      lamports: 10_000_000,
      space: size,
      programId: new PublicKey(program),
    }),
    ...before.map(({ data }) => call([mint], data)),
    // InitializeMint2, with a freeze authority.
    call([mint], [20, decimals, ...authorityBytes, 1, ...authorityBytes]),
    ...extensions
      .filter((one) => one.isAfterMint)
      .map(({ data }) =>
        call([mint, authority.publicKey.toBase58(), mint, authority.publicKey.toBase58()], data),
      ),
    openAccount({ payer: authority.publicKey.toBase58(), owner, mint, program }),
  )
  // MintTo.
  if (amount > 0n)
    await send(
      call([mint, account, authority.publicKey.toBase58()], [7, ...littleEndian(amount, 8)]),
    )
  return {
    ...{ mint, program, authority, send },
    async balanceOf(of) {
      const address = new PublicKey(associatedAddress({ owner: of, mint, program }))
      const found = await connection.getAccountInfo(address)
      return found ? found.data.readBigUInt64LE(64) : 0n
    },
  }
}
