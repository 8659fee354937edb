import { expect } from 'vitest'
import { codeOf } from '../../page.ts'
import { habits } from './createTransferChain.ts'
import type { TransferPage, TransferSuite } from './transferSuite.ts'

/** Where Multicall3 is. */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The balances of tokens with every kind of metadata. */
export function testTokens({ check }: TransferSuite): void {
  const readAll = async ({ transfers, chain, payer, network }: TransferPage) => {
    const tokens = [
      await chain.deployToken({ symbol: 'USDX', decimals: 6, holder: payer }),
      await chain.deployToken({ symbol: 'OLD', decimals: 8, habits: habits.isCalledInBytes }),
      await chain.deployToken({ symbol: 'GONE', habits: habits.hasNoDecimals, holder: payer }),
      await chain.deployToken({ symbol: '', decimals: 18, holder: payer }),
      await chain.deploy('vault'),
      await chain.deploy('rejecting'),
      '0x00000000000000000000000000000000000dead1',
      'not an address',
    ]
    const endless = await chain.deployToken({ symbol: 'MUCH' })
    await chain.write({ to: endless, name: 'setDecimals', args: [255n] })
    const held = await transfers.readTokens?.({
      network,
      address: payer,
      tokens: [...tokens, endless],
    })
    return { tokens, held }
  }
  const expected = [
    { name: 'USDX', symbol: 'USDX', decimals: 6, value: 1_000_000_000n },
    { name: 'OLD', symbol: 'OLD', decimals: 8, value: 0n },
  ]

  check('what is held of tokens; what is none is left out', async (page) => {
    const { tokens, held } = await readAll(page)
    expect(held).toMatchObject(expected)
    expect(held?.map(({ address }) => address.toLowerCase())).toEqual(tokens.slice(0, 2))
  })

  check('what is held where there is no Multicall3', async (page) => {
    await page.chain.client.setCode({ address: multicall3, bytecode: '0x' })
    expect((await readAll(page)).held).toMatchObject(expected)
  })

  check('what is held where something else is in the place of Multicall3', async (page) => {
    const vault = await page.chain.deploy('names')
    const bytecode = (await page.chain.client.getCode({ address: vault })) ?? '0x'
    await page.chain.client.setCode({ address: multicall3, bytecode })
    expect((await readAll(page)).held).toMatchObject(expected)
  })

  check('a hundred tokens and more', async ({ transfers, chain, payer, network }) => {
    const token = await chain.deployToken({ holder: payer })
    const tokens = Array.from({ length: 130 }, () => token)
    const held = await transfers.readTokens?.({ network, address: payer, tokens })
    expect(held).toHaveLength(130)
    expect(held?.every(({ value }) => value === 1_000_000_000n)).toBe(true)
  })

  check('nobody answers for the chain', async ({ transfers, payer, network, toPayment }) => {
    const deaf = { ...network, id: 77, rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
    const read = transfers.readTokens?.({ network: deaf, address: payer, tokens: [multicall3] })
    expect(await codeOf(read ?? Promise.resolve())).toBe('NETWORK_RPC_FAILED')
    const payment = { ...toPayment(), network: deaf }
    expect(await codeOf(transfers.prepare(payment))).toBe('NETWORK_RPC_FAILED')
    expect(await codeOf(transfers.getMaxSendable(payment))).toBe('NETWORK_RPC_FAILED')
  })

  check('an RPC of another chain', async ({ transfers, network, toPayment }) => {
    const moved = { ...network, id: 10 }
    expect(await codeOf(transfers.prepare({ ...toPayment(), network: moved }))).toBe(
      'NETWORK_RPC_FAILED',
    )
  })
}
