import { encodeSs58 } from '@cleat/signatures/polkadot'
import { createPolkadotWallet, type InjectedExtension } from '@cleat/testing/polkadot'
import { afterAll, expect, test } from 'vitest'
import type { PolkadotApiSigner } from '../features/createProvider.ts'
import { startChain } from '../test/startChain.ts'
import { openClient } from './openClient.ts'
import { polkadotApi } from './polkadotApi.ts'

const chain = await startChain()
afterAll(chain.stop)

const wallet = createPolkadotWallet()
const extension = await wallet.entry.enable('Test')
const signer = toSigner(extension)
const genesis = chain.local.network.id

function toSigner({ signer: own }: InjectedExtension): PolkadotApiSigner {
  return {
    signRaw: own.signRaw,
    signPayload: (payload) => own.signPayload(payload as Parameters<typeof own.signPayload>[0]),
  }
}

function receiver(number: number): string {
  return encodeSs58({ accountId: new Uint8Array(32).fill(number), prefix: 42 })
}

test.each(wallet.accounts)('default: $type pays', async ({ address, type }) => {
  const to = receiver(wallet.accounts.findIndex((account) => account.address === address) + 1)
  const { hash } = await polkadotApi().sendTransfer({
    ...{ to, address, signer, genesis, value: 1_000_000_000_007n },
    rpcUrls: [chain.local.rpcUrl],
  })
  expect(hash, type).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await chain.balanceOf(to)).toBe(1_000_000_000_007n)
})

test('error: the chain gives its reason', async () => {
  const attempt = polkadotApi().sendTransfer({
    ...{ to: receiver(9), address: wallet.accounts[0]?.address ?? '', signer, genesis },
    ...{ value: 10n ** 20n, rpcUrls: [chain.local.webSocketUrl] },
  })
  await expect(attempt).rejects.toMatchObject({
    code: 'TRANSACTION_FAILED',
    context: {
      reason: expect.stringMatching(/^(?:Token|Balances)\.\w+$|Arithmetic/),
      hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    },
  })
  expect(await chain.balanceOf(receiver(9))).toBe(0n)
})

test('error: an earlier, identical transaction is not sent again, and is not believed', async () => {
  const { address = '' } = wallet.accounts[0] ?? {}
  const { signPayload } = signer
  let earlier: Awaited<ReturnType<typeof signPayload>> | undefined
  const pay = (payload: typeof signPayload) =>
    polkadotApi().sendTransfer({
      ...{ to: receiver(8), address, genesis, value: 1_000_000_000_008n },
      ...{ signer: { ...signer, signPayload: payload }, rpcUrls: [chain.local.rpcUrl] },
    })
  await pay(async (payload) => {
    earlier = await signPayload(payload)
    return earlier
  })
  expect(earlier).toMatchObject({ signature: expect.any(String) })
  const lying = pay(async (payload) => earlier ?? signPayload(payload))
  await expect(lying).rejects.toMatchObject({ code: 'TRANSACTION_FAILED' })
  expect(await chain.balanceOf(receiver(8))).toBe(1_000_000_000_008n)
})

test('error: a node of another chain is not sent to', async () => {
  const asked = wallet.questions.length
  const attempt = polkadotApi().sendTransfer({
    ...{ to: receiver(9), address: wallet.accounts[0]?.address ?? '', signer, value: 1n },
    ...{ genesis: '91b171bb158e2d3848fa23a9f1c25182', rpcUrls: [chain.local.rpcUrl] },
  })
  await expect(attempt).rejects.toThrow('The node is on another chain')
  expect(wallet.questions).toHaveLength(asked)
})

test('default: a signer for polkadot-api', async () => {
  const { address } = wallet.accounts[0] ?? { address: '' }
  const made = polkadotApi().createSigner(address, signer)
  const { client, close } = openClient(chain.local.webSocketUrl)
  const remark = client.getUnsafeApi().tx.System?.remark?.({ remark: Uint8Array.of(1, 2, 3) })
  const result = await remark?.signAndSubmit(made)
  expect(result?.ok).toBe(true)
  expect(await made.signBytes(Uint8Array.of(1))).toHaveLength(64)
  await close()
})

test('error: a signer for what is no address', () => {
  expect(() => polkadotApi().createSigner('nonsense', signer)).toThrow('is not an SS58 address')
})
