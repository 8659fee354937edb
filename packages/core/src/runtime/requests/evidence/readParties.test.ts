import { expect, test, vi } from 'vitest'
import { checkNetworks } from '../../../boot/checkNetworks.ts'
import type { AdapterFeatures } from '../../../contract/adapter/adapterFeatures.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnet, mainnetId } from '../../../test/networks.ts'
import { readParties } from './readParties.ts'

const account = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const [named, pinned, both, token] = ['1', '2', '3', '4'].map((digit) => `0x${digit.repeat(40)}`)
const addresses = [named, pinned, both, token].flatMap((one) => one ?? [])
const tokens = addresses.slice(3)
const [network] = checkNetworks({ networks: [mainnet] })

type Ask = AdapterFeatures['request:parties']

async function read(ask?: Ask) {
  const contracts = Object.fromEntries(
    [named, both].map((one) => [`eip155:1:${one}`, { name: 'Router', trusted: true }]),
  )
  const { kit, adapter } = createTestKit({ contracts })
  if (ask) adapter.features['request:parties'] = ask
  const parties = await readParties(kit, {
    request: {
      ...{ method: 'any', params: [], path: ['any'], namespace: 'eip155', account, actions: [] },
      ...{ chain: mainnetId, signedFor: mainnetId, pinned: [`${pinned}`, `${both}`] },
      ...{ findings: [], level: 'plain', verdict: 'allow' },
    },
    ...{ network, addresses, tokens },
  })
  return addresses.map((address) => parties[address])
}

test('default: what the app and the adapter trust, and for what', async () => {
  const unknown = { kind: 'unknown' }
  expect(await read()).toEqual([
    { ...unknown, address: named, name: 'Router', isTrusted: true },
    // Signatures are not what a pinned contract is pinned for.
    { ...unknown, address: pinned, isTrusted: true, isPinned: true },
    { ...unknown, address: both, name: 'Router', isTrusted: true },
    { ...unknown, address: token, isTrusted: false },
  ])
})

test('default: what the chain says, for the account of the request', async () => {
  const held = { kind: 'contract', isCollection: false, balance: 5n } as const
  const ask = vi.fn<Ask>(async () => ({ [`${token}`]: held }))
  expect((await read(ask))[3]).toEqual({ ...held, address: token, isTrusted: false })
  expect(ask.mock.calls).toEqual([[{ addresses, tokens, account, network }]])
})

test('error: a chain that is away says nothing', async () => {
  const parties = await read(() => Promise.reject(new Error('away')))
  expect(parties.map((party) => party?.kind)).toEqual(addresses.map(() => 'unknown'))
})
