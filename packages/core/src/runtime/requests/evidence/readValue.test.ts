import { expect, test } from 'vitest'
import { checkNetworks } from '../../../boot/checkNetworks.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { AssetChange, RequestSimulation } from '../../../contract/requests/requestEvidence.ts'
import { createTestKit } from '../../../test/createTestKit.ts'
import { mainnet } from '../../../test/networks.ts'
import { type PricingKit, readValue } from './readValue.ts'

const [network] = checkNetworks({ networks: [mainnet] })
const token = '0x6b175474e89094c44da98b954eedeac495271d0f'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const ether = 10n ** 18n
const prices = new Map<string | undefined, number>([
  [undefined, 2000],
  [token, 1],
])

function read(
  given: {
    actions?: readonly RequestAction[]
    changes?: readonly AssetChange[]
    readPrices?: PricingKit['readPrices']
  },
  isThere = true,
) {
  const { actions = [], changes, readPrices } = given
  const ask: PricingKit['readPrices'] = async ({ tokens }) => tokens.map((one) => prices.get(one))
  const simulation: RequestSimulation | undefined = changes && {
    ...{ status: 'success', changes, allowances: [], isAccountChanged: false, isUnsteady: false },
  }
  return readValue(
    { ...createTestKit().kit, readPrices: 'readPrices' in given ? readPrices : ask },
    { request: { actions }, simulation, network: isThere ? network : undefined },
  )
}

const out = (part: Partial<AssetChange> = {}): AssetChange => ({
  ...{ token: undefined, amount: ether / 2n, direction: 'out' },
  ...part,
})

test('default: what leaves by a trial', async () => {
  const dai = out({ token, amount: ether, decimals: 18 })
  expect(await read({ changes: [out(), dai, out({ direction: 'in' })] })).toEqual({
    ...{ fiat: 1001, known: true },
  })
})

test('behavior: what has no price is not known', async () => {
  const unpriced = out({ token: other, decimals: 18 })
  expect(await read({ changes: [out(), unpriced] })).toEqual({ fiat: 1000, known: false })
  expect(await read({ changes: [out({ token })] })).toEqual({ known: false })
  expect(await read({ changes: [out({ token, id: 1n, decimals: 18 })] })).toEqual({ known: false })
})

test('behavior: without a trial, what the request says', async () => {
  const actions: readonly RequestAction[] = [
    { kind: 'transfer', token: undefined, amount: ether, to: other },
    { kind: 'transfer', token: undefined, amount: ether, to: other, from: other },
    { kind: 'call', to: other, value: ether },
    { kind: 'call', to: other, value: 0n },
    { kind: 'deploy', value: ether },
    { kind: 'order', protocol: 'CoW', gives: [{ token: undefined, amount: ether }], gets: [] },
    { kind: 'message', text: 'Hello' },
  ]
  expect(await read({ actions })).toEqual({ fiat: 8000, known: true })
  expect(await read({ actions: [{ kind: 'message', text: 'Hello' }] })).toEqual({
    ...{ fiat: 0, known: false },
  })
  expect(await read({ changes: [] })).toEqual({ fiat: 0, known: true })
})

test('error: no prices', async () => {
  const changes = [out()]
  const readPrices = () => Promise.reject(new Error('away'))
  expect(await read({ changes, readPrices })).toEqual({ known: false })
  expect(await read({ changes, readPrices: undefined })).toEqual({ known: false })
  expect(await read({ changes }, false)).toEqual({ known: false })
})
