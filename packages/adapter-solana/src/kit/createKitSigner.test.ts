// @vitest-environment node
import { rejectRequest } from '@cleat/testing'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstruction,
  createSignableMessage,
  createSolanaRpc,
  createTransactionMessage,
  getBase58Decoder,
  getBase64EncodedWireTransaction,
  getPublicKeyFromAddress,
  type Instruction,
  lamports,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signTransactionMessageWithSigners,
  verifySignature,
} from '@solana/kit'
import { expect, test } from 'vitest'
import type { SolanaProvider } from '../features/createProvider.ts'
import { type App, setUpApps } from '../test/setUpApps.ts'
import { createKitSigner, type KitSigner } from './createKitSigner.ts'

const openApp = setUpApps()
let amount = 1_000_000n
const receiver = '3cUbuUEJkcgtzGxvsukksNzmgqaUK9jwFS5pqxBCbxnQ' as Address

test('default: signs a transaction of kit, which the chain takes', async () => {
  const app = await openApp()
  const { rpc, message } = await createMessage(app, toSigner(app))
  const signed = await signTransactionMessageWithSigners(message)
  const wire = getBase64EncodedWireTransaction(signed)
  const id = await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  const { value } = await rpc.getSignatureStatuses([id]).send()
  expect(value[0]?.err).toBeNull()
})

test('behavior: signs and sends', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const { rpc, message } = await createMessage(app, signer)
  const sent = await signAndSendTransactionMessageWithSigners(message)
  const id = getBase58Decoder().decode(sent) as Signature
  const { value } = await rpc.getSignatureStatuses([id]).send()
  expect(value[0]?.err).toBeNull()
})

test('behavior: signs messages', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const messages = ['Ahoy', 'Bye'].map((text) => createSignableMessage(text))
  const signed = await signer.signMessages(messages)
  const key = await getPublicKeyFromAddress(signer.address)
  for (const [index, message] of messages.entries()) {
    const signature = signed[index]?.[signer.address]
    if (!signature) throw new Error('no signature')
    expect(await verifySignature(key, signature, message.content)).toBe(true)
  }
})

test('error: declined, given up, another account', async () => {
  const app = await openApp()
  const signer = toSigner(app)
  const message = createSignableMessage('Ahoy')
  app.wallet.program('solana:signMessage', rejectRequest())
  await expect(signer.signMessages([message])).rejects.toMatchObject({
    code: 'REQUEST_USER_REJECTED',
  })
  const abortSignal = AbortSignal.abort(new Error('Enough.'))
  await expect(signer.signMessages([message], { abortSignal })).rejects.toThrow('Enough.')
  app.wallet.selectAccounts([app.wallet.addresses[1] ?? ''])
  await expect(signer.signMessages([message])).rejects.toMatchObject({
    code: 'REQUEST_ACCOUNT_CHANGED',
  })
})

test('error: nobody is connected', async () => {
  const app = await openApp()
  await app.adapter.disconnect()
  expect(() => toSigner(app)).toThrow(expect.objectContaining({ code: 'CONNECTION_NOT_CONNECTED' }))
})

function toSigner({ adapter }: App): KitSigner {
  const submit = adapter.features['provider:request']
  if (!submit) throw new Error('The adapter takes requests.')
  const provider = adapter.features['provider:create']?.({ submit })
  return createKitSigner({ provider: provider as SolanaProvider })
}

async function createMessage({ solana }: App, signer: KitSigner) {
  const rpc = createSolanaRpc(solana.rpcUrl)
  const { value: latest } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(signer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(latest, draft),
    (draft) => appendTransactionMessageInstruction(toTransfer(signer.address), draft),
  )
  return { rpc, message }
}

function toTransfer(from: Address): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  // Two tests may get one blockhash, and the chain takes the same transaction once.
  amount += 1n
  view.setBigUint64(4, lamports(amount), true)
  return {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: receiver, role: AccountRole.WRITABLE },
    ],
    data,
  }
}
