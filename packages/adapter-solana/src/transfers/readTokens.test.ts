// @vitest-environment node
import { Keypair } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { programs } from '../base/programs.ts'
import { named } from '../test/named.ts'
import { setUpPayments } from '../test/setUpPayments.ts'

const openApp = setUpPayments()

test('default', async () => {
  const { transfers, networks, createToken, address } = await openApp()
  const [network] = networks
  if (!network) throw new Error('There are two networks.')
  const max = 2n ** 64n - 1n
  const token = await createToken({ amount: max, decimals: 9 })
  const empty = await createToken({ amount: 0n, program: programs.token2022 })
  const nobody = Keypair.generate().publicKey.toBase58()
  const tokens = [token.mint, nobody, 'nonsense', address, empty.mint, token.mint]
  const short = (mint: string) => `${mint.slice(0, 4)}…${mint.slice(-4)}`
  expect(await transfers.readTokens?.({ address, network, tokens })).toEqual([
    {
      ...{ address: token.mint, decimals: 9, value: max },
      ...{ name: short(token.mint), symbol: short(token.mint) },
    },
    {
      ...{ address: empty.mint, decimals: 6, value: 0n },
      ...{ name: short(empty.mint), symbol: short(empty.mint) },
    },
  ])
  expect(await transfers.readTokens?.({ address, network, tokens: [] })).toEqual([])
})

test('behavior: more than a node takes at once', async () => {
  const { transfers, networks, createToken, address } = await openApp()
  const [network] = networks
  if (!network) throw new Error('There are two networks.')
  const { mint } = await createToken()
  const others = Array.from({ length: 120 }, () => Keypair.generate().publicKey.toBase58())
  const found = await transfers.readTokens?.({ address, network, tokens: [...others, mint] })
  expect(found?.map((token) => token.address)).toEqual([mint])
})

test('behavior: what the mint calls itself', async () => {
  const { transfers, networks, createToken, address } = await openApp()
  const [network] = networks
  if (!network) throw new Error('There are two networks.')
  const { mint } = await createToken(named('LUSD', 'Local Dollar'))
  expect(await transfers.readTokens?.({ address, network, tokens: [mint] })).toMatchObject([
    { name: 'Local Dollar', symbol: 'LUSD', value: 1_000_000_000n },
  ])
})
