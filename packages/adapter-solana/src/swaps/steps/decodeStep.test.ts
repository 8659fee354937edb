// @vitest-environment node

import {
  AddressLookupTableProgram,
  PublicKey,
  sendAndConfirmTransaction,
  Transaction,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import {
  account,
  keys,
  makerAddress as maker,
  moveToken,
  open,
  ownAccount,
  pay,
} from '../../test/createSwapParts.ts'
import { assets, type SwappingApp, setUpSwaps } from '../../test/setUpSwaps.ts'
import { decodeStep } from './decodeStep.ts'

const openApp = setUpSwaps()
const mint = assets.usdc.address ?? ''
const [paid, given] = [2_000_000_000n, 299_400_000n]
const sale = [
  ...[open(mint), pay(paid, maker)],
  moveToken({ mint, from: maker, to: account, amount: given }),
]

/** Puts a lookup table into the chain, as an exchange's operator does. */
async function createTable({ connection, solana }: SwappingApp, addresses: readonly string[]) {
  const { publicKey: authority } = keys.maker
  const recentSlot = await connection.getSlot('confirmed')
  const [create, table] = AddressLookupTableProgram.createLookupTable({
    ...{ authority, payer: authority, recentSlot: recentSlot - 1 },
  })
  const extend = AddressLookupTableProgram.extendLookupTable({
    ...{ authority, payer: authority, lookupTable: table },
    addresses: addresses.map((address) => new PublicKey(address)),
  })
  await sendAndConfirmTransaction(connection, new Transaction().add(create, extend), [keys.maker])
  solana.advanceSlots(2)
  const { value } = await connection.getAddressLookupTable(table)
  if (!value) throw new Error('It was created.')
  return value
}

async function write(
  app: SwappingApp,
  instructions: readonly TransactionInstruction[],
  table: Awaited<ReturnType<typeof createTable>>,
) {
  const { blockhash } = await app.connection.getLatestBlockhash()
  const message = new TransactionMessage({
    ...{ payerKey: new PublicKey(account), recentBlockhash: blockhash },
    instructions: [...instructions],
  }).compileToV0Message([table])
  const transaction = new VersionedTransaction(message)
  transaction.sign([keys.maker])
  return { bytes: Uint8Array.from(transaction.serialize()), message }
}

test('default: with a lookup table of the chain, to the last unit', async () => {
  const app = await openApp()
  const table = await createTable(app, [mint, ownAccount(mint, maker), ownAccount(mint)])
  const { bytes, message } = await write(app, sale, table)
  expect(message.addressTableLookups).toHaveLength(1)
  const step = await decodeStep({ transaction: bytes, source: undefined }, app.network)
  expect(step).toMatchObject({
    ...{ isShared: true, blockhash: message.recentBlockhash },
    exchange: { source: undefined, target: mint, amount: paid, minReceived: given, router: maker },
  })
  expect([...step.written].sort()).toEqual(
    [account, maker, ownAccount(mint, maker), ownAccount(mint)].sort(),
  )
  const before = await app.holdingsOf()
  const swap = app.createSwap({ amount: paid })
  const prepared = await app.prepare(swap, app.toOffer(bytes, { amount: given }))
  expect(await app.finish(prepared)).toMatchObject({ status: 'confirmed', received: given })
  expect((await app.holdingsOf()).usdc - before.usdc).toBe(given)
})

test('error: the table has something else than was said', async () => {
  const app = await openApp()
  const table = await createTable(app, [mint, ownAccount(mint, maker)])
  const { bytes } = await write(app, sale, table)
  const other = await createTable(app, [ownAccount(mint, maker), mint])
  const [from, to] = [table.key.toBytes(), other.key.toBytes()]
  const at = bytes.findIndex((_, start) =>
    from.every((byte, index) => bytes[start + index] === byte),
  )
  const swapped = bytes.slice()
  swapped.set(to, at)
  const decoding = decodeStep({ transaction: swapped, source: undefined }, app.network)
  await expect(decoding).rejects.toMatchObject({ code: 'PAYMENT_ALTERED' })
})
