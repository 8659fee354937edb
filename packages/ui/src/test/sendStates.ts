import type { CaipAddress, CaipNetworkId } from '@cleat/core'
import { formatAmount, type TokenBalance } from '@cleat/core/data'
import type { SendState } from '@cleat/core/send'

export const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const chainId = 'eip155:1' as CaipNetworkId
const toQuantity = (amount: bigint, decimals: number) => ({
  amount,
  decimals,
  numeric: formatAmount(amount, decimals),
})

/** The native currency of the test network. */
export const ether: TokenBalance = {
  name: 'Ether',
  symbol: 'ETH',
  chainId,
  quantity: toQuantity(1_204_567n * 10n ** 12n, 18),
  price: 2512.4,
}

export const usdc: TokenBalance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId,
  address: 'eip155:1:0x0000000000000000000000000000000000000001' as CaipAddress,
  quantity: toQuantity(1_820_500_000n, 6),
  price: 1,
}

/** A valid form. */
export const filled: Partial<SendState> = {
  token: ether,
  sendTokenAmount: 25n * 10n ** 16n,
  receiverText: 'ada.eth',
  receiverAddress: receiver,
  receiverProfileName: 'ada.eth',
  receiver: { status: 'success', notices: [] },
}
