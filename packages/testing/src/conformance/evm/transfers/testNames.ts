import { type Address, concatHex, type Hex, toFunctionSelector, toHex } from 'viem'
import { packetToBytes } from 'viem/ens'
import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import type { TransferPage, TransferSuite } from './transferSuite.ts'

const resolver = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
const ethereum = 60n
const base = 0x8000_2105n
const everyChain = 0x8000_0000n
const [first, second] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const

/** The addresses of names, on a chain with a separate registry. */
export function testNames({ check }: TransferSuite): void {
  check('a name stands for somebody, and is told as it is registered', async (page) => {
    await keepNames(page, [['harbour.eth', ethereum, first]])
    expect(await resolve(page, 'Harbour.eth')).toEqual({ name: 'harbour.eth', address: first })
    expect(await resolve(page, 'nobody.eth')).toBeUndefined()
    expect(await resolve(page, 'unknown.eth')).toBeUndefined()
  })

  check('a name has an address for each chain, and none of another', async (page) => {
    await keepNames(page, [
      ['one.eth', ethereum, first],
      ['two.eth', ethereum, first],
      ['two.eth', base, second],
      ['all.eth', everyChain, second],
    ])
    const onBase = { ...page, network: { ...page.network, id: 8453 } }
    expect(await resolve(onBase, 'one.eth')).toBeUndefined()
    expect(await resolve(onBase, 'two.eth')).toEqual({ name: 'two.eth', address: second })
    expect(await resolve(onBase, 'all.eth')).toEqual({ name: 'all.eth', address: second })
    expect(await resolve(page, 'all.eth')).toEqual({ name: 'all.eth', address: second })
  })

  check('what a name may not stand for', async (page) => {
    await keepNames(page, [
      ['zero.eth', ethereum, `0x${'0'.repeat(40)}`],
      ['short.eth', ethereum, '0x1234'],
      ['long.eth', ethereum, `${first}00`],
    ])
    for (const name of ['zero.eth', 'short.eth', 'long.eth'])
      expect(await resolve(page, name)).toBeUndefined()
  })

  check('what is no name is not asked for', async (page) => {
    for (const text of [
      ...['', 'harbour', '.eth', 'harbour..eth', 'harbour.eth.', 'vit\u0430lik.eth'],
      ...['vitalik\u202e.eth', 'xn--vitlik-5nf.eth', 'a b.eth', `${'a'.repeat(300)}.eth`],
    ])
      expect(await resolve(page, text)).toBeUndefined()
    const times = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < 5; round += 1)
      for (const [at, labels] of [125_000, 500_000].entries()) {
        const start = performance.now()
        expect(await resolve(page, 'a.'.repeat(labels))).toBeUndefined()
        times[at] = Math.min(times[at] ?? 0, performance.now() - start)
      }
    // Linear time grows four times, quadratic time sixteen times.
    const [small = 0, large = 0] = times
    expect(large / Math.max(small, 0.5)).toBeLessThan(10)
  })

  check('a name that is kept where nobody safe can be asked', async (page) => {
    const names = await keepNames(page, [])
    const args = [encodeName('far.eth'), 'http://127.0.0.1:9/{sender}/{data}']
    await page.chain.write({ to: names, name: 'setPlace', args })
    expect(await codeOf(resolve(page, 'far.eth'))).toBe('NETWORK_RPC_FAILED')
  })

  check('nobody waits for a name any more', async (page) => {
    const reason = new Error('Typed on')
    const work = page.transfers.resolveName?.({
      ...{ name: 'harbour.eth', network: page.network, signal: AbortSignal.abort(reason) },
    })
    await expect(work).rejects.toBe(reason)
  })
}

function resolve(
  { transfers, network }: Pick<TransferPage, 'transfers' | 'network'>,
  name: string,
) {
  const { signal } = new AbortController()
  return transfers.resolveName?.({ name, network, signal }) ?? Promise.resolve(undefined)
}

async function keepNames(
  { chain }: TransferPage,
  rows: readonly (readonly [name: string, coin: bigint, account: string])[],
): Promise<Address> {
  const made = await chain.deploy('names')
  await chain.client.setCode({ address: resolver, bytecode: createResolver(made) })
  for (const [name, coin, account] of rows)
    await chain.write({ to: resolver, name: 'set', args: [encodeName(name), coin, account] })
  return resolver
}

/** Takes a question with gateways as one without them, as ENS's own resolver does. */
function createResolver(names: Hex): Hex {
  const selectors = [
    toFunctionSelector('function resolveWithGateways(bytes,bytes,string[])'),
    toFunctionSelector('function resolve(bytes,bytes)'),
  ] as const
  return concatHex([
    // The call is copied behind the first word, where another selector replaces its own.
    ...(['0x365f602037', '0x5f3560e01c63', selectors[0], '0x1415601c57'] as const),
    ...(['0x63', selectors[1], '0x600452', '0x5b'] as const),
    ...(['0x5f5f36602073', names, '0x5af4', '0x3d5f5f3e'] as const),
    ...(['0x604357', '0x3d5ffd', '0x5b3d5ff3'] as const),
  ])
}

function encodeName(name: string): Hex {
  return toHex(packetToBytes(name))
}
