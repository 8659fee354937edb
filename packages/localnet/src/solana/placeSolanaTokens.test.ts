import {
  Connection,
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, expect, test } from 'vitest'
import { tokenPrograms } from './ledger/tokenPrograms.ts'
import { type LocalSolanaToken, localSolanaTokens } from './localSolanaTokens.ts'
import { startSolana } from './startSolana.ts'

const solana = await startSolana({ slotMs: 50, tokens: true })
afterAll(solana.stop)
const connection = new Connection(solana.rpcUrl, 'confirmed')
const owner = Keypair.fromSeed(new Uint8Array(32).fill(1))
const receiver = Keypair.fromSeed(new Uint8Array(32).fill(2)).publicKey
const third = Keypair.fromSeed(new Uint8Array(32).fill(3)).publicKey

const associated = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const metadata = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')

test.each([
  // A hundred tokens, and the transfer fee of 1.5 %.
  { token: localSolanaTokens[0], paid: 100_000_000n, fee: 0n, space: 165 },
  { token: localSolanaTokens[1], paid: 100_000_000_000n, fee: 1_500_000_000n, space: 182 },
])('default: $token.symbol, which its program takes as its own', async (given) => {
  const { token, paid, fee, space } = given
  const mint = new PublicKey(token.address)
  const whole = 1000n * 10n ** BigInt(token.decimals)
  expect((await connection.getTokenSupply(mint)).value).toMatchObject({
    amount: String(3n * whole),
    decimals: token.decimals,
  })
  for (const { address } of solana.accounts)
    expect(await balanceOf(token, new PublicKey(address))).toBe(whole)

  const [source, destination] = [find(token, owner.publicKey), find(token, receiver)]
  const programId = new PublicKey(tokenPrograms[token.program])
  // TransferChecked.
  const data = Buffer.alloc(10)
  data[0] = 12
  data.writeBigUInt64LE(paid, 1)
  data[9] = token.decimals
  const keys = [source, mint, destination, owner.publicKey].map((pubkey) => ({
    ...{ pubkey, isSigner: pubkey === owner.publicKey },
    isWritable: pubkey === source || pubkey === destination,
  }))
  await pay(new TransactionInstruction({ programId, keys, data }))
  expect(await balanceOf(token, owner.publicKey)).toBe(whole - paid)
  expect(await balanceOf(token, receiver)).toBe(whole + paid - fee)

  const stranger = Keypair.generate().publicKey
  const opened = [owner.publicKey, find(token, stranger), stranger, mint]
  const programs = [SystemProgram.programId, programId]
  await pay(
    new TransactionInstruction({
      programId: associated,
      keys: [...opened, ...programs].map((pubkey, index) => ({
        ...{ pubkey, isSigner: index === 0, isWritable: index < 2 },
      })),
    }),
  )
  // A placed account must be as long as one that the program creates.
  const made = await connection.getAccountInfo(find(token, stranger))
  expect(made?.data).toHaveLength(space)
  const placed = await connection.getAccountInfo(find(token, third))
  expect(withoutBalance(placed?.data)).toEqual(withoutBalance(made?.data))
  expect(placed?.lamports).toBe(made?.lamports)
})

test('behavior: tokens say what they are called', async () => {
  const [plain, extended] = localSolanaTokens
  const seeds = [
    Buffer.from('metadata'),
    metadata.toBytes(),
    new PublicKey(plain.address).toBytes(),
  ]
  const [address] = PublicKey.findProgramAddressSync(seeds, metadata)
  const described = await connection.getAccountInfo(address)
  expect(described?.owner.equals(metadata)).toBe(true)
  expect(described?.data).toHaveLength(679)
  expect(described?.data.toString('latin1', 65)).toMatch(/^.{4}Local USD Coin\0+.{4}USDC\0/s)

  const mint = await connection.getAccountInfo(new PublicKey(extended.address))
  expect(mint?.data.toString('latin1')).toContain('Local Toll\x04\0\0\0TOLL\0\0\0\0')
})

test('behavior: none unless they are wanted', async () => {
  await using bare = await startSolana()
  const read = new Connection(bare.rpcUrl).getAccountInfo(
    new PublicKey(localSolanaTokens[0].address),
  )
  expect(await read).toBeNull()
})

async function pay(instruction: TransactionInstruction): Promise<void> {
  await sendAndConfirmTransaction(connection, new Transaction().add(instruction), [owner])
}

async function balanceOf(token: LocalSolanaToken, of: PublicKey): Promise<bigint> {
  const { value } = await connection.getTokenAccountBalance(find(token, of))
  return BigInt(value.amount)
}

function find({ address, program }: LocalSolanaToken, of: PublicKey): PublicKey {
  const seeds = [of, new PublicKey(tokenPrograms[program]), new PublicKey(address)]
  const bytes = seeds.map((seed) => seed.toBytes())
  return PublicKey.findProgramAddressSync(bytes, associated)[0]
}

/** Without owner and amount. */
function withoutBalance(data: Uint8Array | undefined): readonly number[] {
  return [...(data ?? [])].map((byte, index) => (index >= 32 && index < 72 ? 0 : byte))
}
