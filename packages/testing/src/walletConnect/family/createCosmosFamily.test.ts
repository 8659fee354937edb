import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64 } from '@scure/base'
import { expect, test } from 'vitest'
import { createCosmosFamily } from './createCosmosFamily.ts'
import type { FamilyCall } from './peerFamily.ts'

const chain = 'cosmos:cosmoshub-4'
const family = createCosmosFamily({
  chains: [{ id: chain, name: 'Cosmos Hub' }],
  storage: { getItem: () => null, setItem: () => undefined },
})
const [address = ''] = family.addresses(chain)
const signDoc = { memo: 'Fish & <chips>', chain_id: 'cosmoshub-4', msgs: [{ type: 'a', a: 1 }] }

function call(method: string, params: unknown, parts: Partial<FamilyCall> = {}): Promise<unknown> {
  const [network] = family.networks
  if (!network) throw new Error('There is one chain.')
  return family.answer({
    ...{ method, params, network, accounts: [address], ask: async () => undefined },
    ...parts,
  })
}

test('default', async () => {
  expect(address).toMatch(/^cosmos1[02-9ac-hj-np-z]{38}$/)
  const [account] = (await call('cosmos_getAccounts', {})) as { pubkey: string }[]
  const asked: unknown[] = []
  const params = { signerAddress: address, signDoc }
  const { signature } = (await call('cosmos_signAmino', params, {
    ask: async (question) => void asked.push(question),
  })) as { signature: { signature: string; pub_key: { value: string } } }
  const document =
    '{"chain_id":"cosmoshub-4","memo":"Fish \\u0026 \\u003cchips\\u003e","msgs":[{"a":1,"type":"a"}]}'
  expect(asked).toMatchObject([{ kind: 'signCosmosAmino', address, document }])
  expect(signature.pub_key.value).toBe(account?.pubkey)
  const bytes = new TextEncoder().encode(document)
  const key = base64.decode(signature.pub_key.value)
  expect(secp256k1.verify(base64.decode(signature.signature), bytes, key)).toBe(true)
})

test.each([
  ['an unknown method', 4200, 'cosmos_signDirect', {}],
  ['no document', -32602, 'cosmos_signAmino', { signerAddress: address }],
  ['an account of nobody', 4100, 'cosmos_signAmino', { signerAddress: 'cosmos1x', signDoc }],
])('error: %s', async (_, code, method, params) => {
  await expect(call(method, params)).rejects.toMatchObject({ code })
})

test('error: the user declines', async () => {
  const ask = () => Promise.reject(new Error('no'))
  await expect(
    call('cosmos_signAmino', { signerAddress: address, signDoc }, { ask }),
  ).rejects.toThrow('no')
})
