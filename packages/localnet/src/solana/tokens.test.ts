import {
  Keypair,
  PublicKey,
  SystemProgram,
  sendAndConfirmTransaction,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import { startTestSolana } from '../test/startTestSolana.ts'

const { connection } = await startTestSolana()

const programs = [
  { program: 'spl-token', id: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' },
  { program: 'spl-token-2022', id: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb' },
]

test.each(programs)('behavior: tokens of $program', async ({ program, id }) => {
  const programId = new PublicKey(id)
  const owner = Keypair.generate()
  await connection.requestAirdrop(owner.publicKey, 1_000_000_000)
  const { mint, account } = await mintTokens({ programId, owner, amount: 2_010_000n, decimals: 6 })

  const amount = { amount: '2010000', decimals: 6, uiAmount: 2.01, uiAmountString: '2.01' }
  expect((await connection.getTokenAccountBalance(account)).value).toEqual(amount)
  expect((await connection.getTokenSupply(mint)).value).toEqual(amount)

  const raw = await connection.getTokenAccountsByOwner(owner.publicKey, { mint })
  expect(raw.value.map(({ pubkey }) => String(pubkey))).toEqual([String(account)])
  expect(raw.value[0]?.account.data.readBigUInt64LE(64)).toBe(2_010_000n)
  expect(raw.value[0]?.account.owner.equals(programId)).toBe(true)

  const parsed = await connection.getParsedTokenAccountsByOwner(owner.publicKey, { programId })
  expect(parsed.value[0]?.account.data).toEqual({
    program,
    space: 165,
    parsed: {
      type: 'account',
      info: {
        isNative: false,
        mint: String(mint),
        owner: String(owner.publicKey),
        state: 'initialized',
        tokenAmount: amount,
      },
    },
  })
  const mintInfo = await connection.getParsedAccountInfo(mint)
  expect(mintInfo.value?.data).toMatchObject({
    program,
    parsed: { type: 'mint', info: { decimals: 6, supply: '2010000', freezeAuthority: null } },
  })
  const [newest] = await connection.getSignaturesForAddress(account)
  const found = await connection.getTransaction(newest?.signature ?? '')
  const keys = found?.transaction.message.getAccountKeys().staticAccountKeys ?? []
  expect(found?.meta?.postTokenBalances).toEqual([
    {
      accountIndex: keys.findIndex((key) => key.equals(account)),
      mint: String(mint),
      owner: String(owner.publicKey),
      programId: id,
      uiTokenAmount: amount,
    },
  ])
})

test('behavior: finds the accounts of a program by size and content', async () => {
  const programId = new PublicKey(programs[0]?.id ?? '')
  const owner = Keypair.generate()
  await connection.requestAirdrop(owner.publicKey, 1_000_000_000)
  const { account } = await mintTokens({ programId, owner, amount: 1n, decimals: 0 })
  const found = await connection.getProgramAccounts(programId, {
    filters: [{ dataSize: 165 }, { memcmp: { offset: 32, bytes: owner.publicKey.toBase58() } }],
  })
  expect(found.map(({ pubkey }) => String(pubkey))).toEqual([String(account)])
})

test('error: no token', async () => {
  const { publicKey } = Keypair.generate()
  await expect(connection.getTokenSupply(publicKey)).rejects.toThrow('not a Token mint')
  await expect(connection.getTokenAccountBalance(publicKey)).rejects.toThrow('not a Token account')
  await expect(
    connection.getTokenAccountsByOwner(publicKey, { programId: publicKey }),
  ).rejects.toThrow('unrecognized Token program id')
})

/** Creates a token and mints all of it to one account of the owner. */
async function mintTokens(parameters: {
  programId: PublicKey
  owner: Keypair
  amount: bigint
  decimals: number
}): Promise<{ mint: PublicKey; account: PublicKey }> {
  const { programId, owner, amount, decimals } = parameters
  const [mint, account] = [Keypair.generate(), Keypair.generate()]
  const create = async ({ keys, space }: { keys: Keypair; space: number }) =>
    SystemProgram.createAccount({
      fromPubkey: owner.publicKey,
      newAccountPubkey: keys.publicKey,
      lamports: await connection.getMinimumBalanceForRentExemption(space),
      space,
      programId,
    })
  const call = (accounts: readonly PublicKey[], ...data: readonly (number | Uint8Array)[]) =>
    new TransactionInstruction({
      programId,
      keys: accounts.map((pubkey) => ({
        pubkey,
        isSigner: pubkey === owner.publicKey,
        isWritable: pubkey !== owner.publicKey,
      })),
      data: Buffer.concat(
        data.map((part) => Buffer.from(typeof part === 'number' ? [part] : part)),
      ),
    })
  const amountBytes = new Uint8Array(new BigUint64Array([amount]).buffer)
  const ownerBytes = owner.publicKey.toBytes()
  const transaction = new Transaction().add(
    await create({ keys: mint, space: 82 }),
    await create({ keys: account, space: 165 }),
    // InitializeMint2, InitializeAccount3 and MintTo.
    call([mint.publicKey], 20, decimals, ownerBytes, 0),
    call([account.publicKey, mint.publicKey], 18, ownerBytes),
    call([mint.publicKey, account.publicKey, owner.publicKey], 7, amountBytes),
  )
  await sendAndConfirmTransaction(connection, transaction, [owner, mint, account])
  return { mint: mint.publicKey, account: account.publicKey }
}
