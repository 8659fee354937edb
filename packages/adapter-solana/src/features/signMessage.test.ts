// @vitest-environment node
import { answerGarbage, rejectRequest } from '@cleat/testing'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { type App, setUpApps } from '../test/setUpApps.ts'

const openApp = setUpApps()

test('default', async () => {
  const app = await openApp()
  const message = 'Ahoy ⚓'
  const [address = ''] = app.wallet.addresses
  const { signature = '' } = (await sign(app, message)) ?? {}
  expect(signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/)
  const verify = app.adapter.features['message:verify']
  expect(await verify?.({ message, address, signature })).toBe(true)
  expect(await verify?.({ message, address, signature: `${signature}1` })).toBe(false)
  expect(await verify?.({ message, address: 'nobody', signature })).toBe(false)
})

test('error: bytes that could be sent as a transaction', async () => {
  const app = await openApp()
  const [address = ''] = app.wallet.addresses
  const feePayer = new PublicKey(address)
  const transaction = new Transaction({
    feePayer,
    recentBlockhash: PublicKey.default.toBase58(),
  }).add(SystemProgram.transfer({ fromPubkey: feePayer, toPubkey: feePayer, lamports: 1 }))
  const whole = transaction.serialize({ requireAllSignatures: false })
  const request = app.adapter.features['provider:request']
  const { base58 } = await import('@scure/base')
  for (const bytes of [transaction.serializeMessage(), whole]) {
    const params = { message: base58.encode(Uint8Array.from(bytes)) }
    await expect(request?.({ method: 'solana_signMessage', params })).rejects.toMatchObject({
      code: 'REQUEST_NOT_ALLOWED',
    })
  }
  expect(app.wallet.requests.map(({ method }) => method)).toEqual(['standard:connect'])
})

test('error: signed with something in front of it', async () => {
  const app = await openApp()
  app.wallet.program('solana:signMessage', async ({ proceed }) => {
    const [output] = (await proceed()) as { signature: Uint8Array; signedMessage: Uint8Array }[]
    const signedMessage = Uint8Array.from([255, ...(output?.signedMessage ?? [])])
    return [{ ...output, signedMessage }]
  })
  await expect(sign(app, 'Hello')).rejects.toMatchObject({ code: 'WALLET_BAD_ANSWER' })
})

test('error: a signature of something else', async () => {
  const app = await openApp()
  const signedMessage = new TextEncoder().encode('Hello')
  const signature = new Uint8Array(64).fill(1)
  app.wallet.program('solana:signMessage', answerGarbage([{ signature, signedMessage }]))
  await expect(sign(app, 'Hello')).rejects.toMatchObject({ code: 'REQUEST_SIGNATURE_INVALID' })
})

test('error: declined, or not to be had', async () => {
  const app = await openApp()
  app.wallet.program('solana:signMessage', rejectRequest())
  await expect(sign(app, 'Hello')).rejects.toMatchObject({ code: 'REQUEST_USER_REJECTED' })
  const without = await openApp({ wallet: { without: ['solana:signMessage'] } })
  await expect(sign(without, 'Hello')).rejects.toMatchObject({ code: 'WALLET_METHOD_UNSUPPORTED' })
})

async function sign({ adapter, wallet }: App, message: string) {
  const [address = ''] = wallet.addresses
  return adapter.features['message:sign']?.({ message, address })
}
