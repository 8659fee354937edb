import { type Address, toHex } from 'viem'
import { withPage } from '../../page.ts'
import { createEvmUnderTest } from '../createEvmUnderTest.ts'
import { takeTwo } from '../takeTwo.ts'
import { createTransferChain } from './createTransferChain.ts'
import type { PaymentIntent, TransferPage } from './transferSuite.ts'

let receivers = 0

/** Opens a page, connects its wallet, runs, and takes back whatever was done to the first chain. */
export async function withTransferPage(
  parameters: createEvmUnderTest.Parameters,
  run: (page: TransferPage) => Promise<void>,
): Promise<void> {
  const chain = createTransferChain(takeTwo(parameters.chains)[0])
  const id = await chain.client.snapshot()
  const under = createEvmUnderTest(parameters)
  try {
    await withPage(
      () => under,
      async ({ adapter, networks: [network], connect }) => {
        await connect()
        const [wallet] = under.wallets
        const payer = wallet.addresses[0] as Address
        const transfers = await adapter.features['transfers:load']?.()
        if (!transfers) throw new Error('The adapter does nothing with transfers.')
        const toPayment = ({
          to = toReceiver(),
          amount = 1_234_567n,
          token,
        }: PaymentIntent = {}) => ({
          ...{ network, address: payer, to, amount },
          asset: token
            ? { address: token.address, decimals: token.decimals ?? 6, symbol: 'TKN' }
            : { decimals: 18, symbol: 'ETH' },
        })
        await run({ transfers, chain, network, wallet, payer, toPayment })
      },
    )
  } finally {
    await chain.client.revert({ id })
    await chain.client.setAutomine(true)
  }
}

/** An unused address. */
function toReceiver(): Address {
  receivers += 1
  return toHex(0xdecade0000 + receivers, { size: 20 })
}
