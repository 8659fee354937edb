import { bundlerContracts } from '@cleat/localnet'
import { type Hex, hexToBytes } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, expect, test } from 'vitest'
import { findActor } from '../accounts/findActor.ts'
import { requestSchema } from '../protocol/frameQuestion.ts'
import type { FrameRequest } from '../protocol/frameRequest.ts'
import { readAs } from '../protocol/readAs.ts'
import { readPlain } from '../protocol/readPlain.ts'
import { signCalls } from '../signer/signCalls.ts'
import { signQuestion } from '../signer/signQuestion.ts'
import { createMemoryArea } from '../test/createMemoryArea.ts'
import { newAddress, openSmartChain } from '../test/openSmartChain.ts'
import { createFrameSigner } from './createFrameSigner.ts'
import { createUserStore } from './createUserStore.ts'
import type { WalletFrame } from './openFrame.ts'

const { client, bundler, rpcUrl, give, readEvent, stop } = await openSmartChain()
afterAll(stop)

const { codeHash, creationHash } = bundlerContracts.contractAccounts
const solana = { readMessage: () => undefined, addSignature: () => undefined }

/** A contract account whose frame reads what it is sent, and signs it as the workers do. */
function open({ key = (own: Hex) => own } = {}) {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  const users = createUserStore(createMemoryArea())
  users.write({ provider: 'email', accounts: [{ namespace: 'eip155', address }] })
  const asked: FrameRequest[] = []
  const account = {
    ...({ namespace: 'eip155', address } as const),
    privateKey: Uint8Array.from(hexToBytes(key(privateKey))),
  }
  const call = async (_: string, body: unknown) => {
    const request = readAs(requestSchema, readPlain(body, { mostSize: 1_000_000 }))
    if (!request) throw new Error('A request of another form.')
    asked.push(request)
    const { caipNetworkId, question } = request
    const isCalls =
      question.method === 'wallet_signCalls' || question.method === 'wallet_removeUpgrade'
    return {
      signed: isCalls
        ? signCalls({ question, account, caipNetworkId })
        : signQuestion({ question, account, caipNetworkId, solana }),
    }
  }
  const signer = createFrameSigner({
    frame: { call: call as WalletFrame['call'] },
    users,
    networks: new Map([[8453, { name: 'Base', symbol: 'ETH', decimals: 18 }]]),
    translate: (error) => error,
  })
  const services = { kind: 'contract', bundlerUrl: bundler.url, codeHash, creationHash } as const
  const smart = signer.openSmartAccount?.({ chainId: 8453, rpcUrl, ...services })
  if (!smart?.signatures) throw new Error('There is no contract account.')
  return { smart, signatures: smart.signatures, asked, owner: address }
}

test('default: the frame signs what is done, and shows whose account does it', async () => {
  const { smart, signatures, asked, owner } = open()
  const { address } = smart
  await give(address, '1')
  const raw = '0x41686f79'
  const check = async (signature: Hex) =>
    expect(await client.verifyMessage({ address, message: { raw }, signature })).toBe(true)
  await check(await signatures.signMessage({ message: raw }))
  const to = newAddress()
  const calls = [
    { to, value: 3n, data: '0x' },
    { to, value: 4n, data: '0x' },
  ] as const
  const { hash } = await smart.send(await smart.prepare({ calls }))
  await expect.poll(() => readEvent(hash), { timeout: 10_000 }).toMatchObject({ success: true })
  expect(await client.getBalance({ address: to })).toBe(7n)
  await check(await signatures.signMessage({ message: raw }))
  expect(asked.map(findActor)).toEqual([address, address, address])
  expect(asked).toMatchObject([
    { address: owner, question: { method: 'personal_sign', message: raw } },
    { question: { asked: { implementation: 'contract', isNew: true } } },
    { question: { method: 'personal_sign' } },
  ])
})

test('error: a frame that signs with another key', async () => {
  const { smart, signatures } = open({ key: () => generatePrivateKey() })
  await give(smart.address, '1')
  const altered = { problem: 'altered', detail: 'signature' }
  await expect(signatures.signMessage({ message: '0x41' })).rejects.toMatchObject(altered)
  const calls = [{ to: newAddress(), value: 1n, data: '0x' }] as const
  await expect(smart.send(await smart.prepare({ calls }))).rejects.toMatchObject(altered)
})
