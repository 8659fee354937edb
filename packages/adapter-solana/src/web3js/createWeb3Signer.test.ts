// @vitest-environment node
import { rejectRequest } from '@cleat/testing'
import { ed25519 } from '@noble/curves/ed25519.js'
import {
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { expect, test } from 'vitest'
import type { SolanaProvider } from '../features/createProvider.ts'
import { type App, setUpApps } from '../test/setUpApps.ts'
import { createWeb3Signer, type Web3Signer } from './createWeb3Signer.ts'

const openApp = setUpApps()

test('default: signs transactions of both kinds, and they stay of their kind', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const { legacy, versioned } = await transactionsOf(app, signer)
  const signed = await signer.signTransaction(legacy)
  expect(signed).toBeInstanceOf(Transaction)
  expect(signed.verifySignatures()).toBe(true)
  const [first, second] = await signer.signAllTransactions([versioned, versioned])
  for (const one of [first, second]) expect(one).toBeInstanceOf(VersionedTransaction)
  const id = await app.connection.sendRawTransaction(first?.serialize() ?? new Uint8Array())
  expect((await app.connection.getSignatureStatus(id)).value?.err).toBeNull()
})

test('behavior: signs messages', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const message = new TextEncoder().encode('Ahoy')
  const signature = await signer.signMessage(message)
  expect(ed25519.verify(signature, message, signer.publicKey.toBytes())).toBe(true)
})

test('behavior: sends, with all that was missing and with other signers', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const partner = Keypair.generate()
  const createAccount = SystemProgram.createAccount({
    ...{ fromPubkey: signer.publicKey, newAccountPubkey: partner.publicKey },
    ...{ lamports: 2_000_000, space: 0, programId: SystemProgram.programId },
  })
  const signers = [partner]
  await signer.sendTransaction(new Transaction().add(createAccount), app.connection, { signers })
  expect(await app.connection.getBalance(partner.publicKey)).toBe(2_000_000)

  const { versioned } = await transactionsOf(app, signer)
  const id = await signer.sendTransaction(versioned, app.connection)
  expect((await app.connection.getSignatureStatus(id)).value?.err).toBeNull()
})

test('error: declined, refused by the chain, another account, nobody', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const { legacy } = await transactionsOf(app, signer)
  app.wallet.program('solana:signTransaction', rejectRequest())
  await expect(signer.signTransaction(legacy)).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  const { legacy: tooMuch } = await transactionsOf(app, signer, 10 ** 15)
  await expect(signer.sendTransaction(tooMuch, app.connection)).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
  })
  app.wallet.selectAccounts([app.wallet.addresses[1] ?? ''])
  for (const doing of [signer.signMessage(new Uint8Array(1)), signer.signTransaction(legacy)])
    await expect(doing).rejects.toMatchObject({ code: 'REQUEST_ACCOUNT_CHANGED' })
  await app.adapter.disconnect()
  expect(() => toSigner(app)).toThrow(expect.objectContaining({ code: 'CONNECTION_NOT_CONNECTED' }))
})

function toSigner({ adapter }: App): Web3Signer {
  const submit = adapter.features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  const provider = adapter.features['provider:create']?.({ submit })
  return createWeb3Signer({ provider: provider as SolanaProvider })
}

async function transactionsOf({ connection }: App, signer: Web3Signer, lamports = 1_000_000) {
  const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
  const { publicKey: payerKey } = signer
  const to = PublicKey.unique()
  const transfer = SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: to, lamports })
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions: [transfer] })
  return {
    legacy: new Transaction({ feePayer: payerKey, recentBlockhash }).add(transfer),
    versioned: new VersionedTransaction(message.compileToV0Message()),
  }
}
