import { createRequire } from 'node:module'
import { checkNetworks } from '@cleat/core/adapter'
import { createTransferRequest } from '@cleat/evm'
import { getAddress, type Hex } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'

type Row = { readonly id: string; readonly verdict: string; readonly examples: readonly unknown[] }

const rows: readonly Row[] = createRequire(import.meta.url)('@cleat/testing/bad-input.json')
const [network] = checkNetworks({ networks: [mainnet] })
const good = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

const ask = (to: unknown) =>
  createTransferRequest({
    ...{ to: to as string, value: 1n, address: good, network },
    toAddress: (address) => getAddress(address as Hex),
  })

/** The wallet shows these to the visitor. */
const passes = new Set(['accept', 'warn'])
const examples = rows
  .filter(({ id }) => id.startsWith('A'))
  .flatMap(({ id, verdict, examples }) => examples.map((to) => [id, verdict, to] as const))

test('default: there are examples of the addresses', () => {
  expect(examples.length).toBeGreaterThan(30)
})

test.each(examples)('behavior: the published example of %s: %s %j', (_id, verdict, to) => {
  if (passes.has(verdict)) expect(ask(to).params).toMatchObject([{ to: getAddress(to as Hex) }])
  else expect(() => ask(to)).toThrow(expect.objectContaining({ code: 'CAIP_ADDRESS_INVALID' }))
})
