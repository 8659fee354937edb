import type { CaipAddress } from '@cleat/core'
import { toCaipNetworkId } from '@cleat/core/adapter'
import type { ApprovalRow } from '@cleat/core/approvals'

const person = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

/** An approval for tests and stories: any amount of USDC for 1inch. */
export function toApprovalRow(changes: Partial<ApprovalRow> = {}): ApprovalRow {
  const row: Omit<ApprovalRow, 'id'> = {
    kind: 'token',
    token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    spender: '0x111111125421cA6dc452d289314280a0f8842A65',
    amount: 2n ** 256n - 1n,
    isAny: true,
    balance: 1_204_500_000n,
    exposed: 1_204_500_000n,
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    spenderName: '1inch',
    spenderType: 'contract',
    at: Date.UTC(2026, 7, 3) / 1000,
    isExpired: false,
    chainId: toCaipNetworkId('eip155:1'),
    isListed: true,
    value: 120_450n,
    flags: ['any'],
    ...changes,
  }
  return { id: `${row.kind} ${row.token} ${row.spender}`.toLowerCase(), ...row, ...changes }
}

/** The token of an approval, by its chain. */
export function toTokenOf(row: ApprovalRow = toApprovalRow()): CaipAddress {
  return `${row.chainId}:${row.token}` as CaipAddress
}

/** One of each kind. */
export const approvalRows: readonly ApprovalRow[] = [
  toApprovalRow(),
  toApprovalRow({
    token: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
    ...{ symbol: 'DAI', name: 'Dai', decimals: 18, amount: 25n * 10n ** 18n, isAny: false },
    ...{ exposed: 25n * 10n ** 18n, balance: 310n * 10n ** 18n, value: 2499n },
    ...{ spender: person, spenderName: undefined, spenderType: 'account', flags: ['account'] },
  }),
  toApprovalRow({
    kind: 'collection',
    token: '0xED5AF388653567Af2F388E6224dC7C4b3241C544',
    ...{ symbol: 'AZUKI', name: 'Azuki', decimals: 0, amount: 1n, balance: 2n, exposed: 2n },
    ...{ spender: '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC', spenderName: undefined },
    ...{ value: undefined, isListed: false, flags: ['any', 'unknown'] },
  }),
  toApprovalRow({
    kind: 'item',
    token: '0xED5AF388653567Af2F388E6224dC7C4b3241C544',
    ...{ symbol: 'AZUKI', name: 'Azuki', decimals: 0, amount: 1n, balance: 1n, exposed: 1n },
    ...{ spender: person, spenderName: undefined, spenderType: 'account', item: 4021n },
    ...{ isAny: false, value: undefined, isListed: false, flags: ['account'] },
  }),
  toApprovalRow({
    token: '0x000000000000000000000000000000000000dEaD',
    ...{ symbol: 'USDC', name: 'x'.repeat(60), exposed: 10n ** 30n, balance: 10n ** 30n },
    ...{ spender: person, spenderName: undefined, spenderType: 'unread', value: undefined },
    isListed: false,
    flags: ['any'],
  }),
  toApprovalRow({
    kind: 'permit2',
    token: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
    ...{ symbol: 'WBTC', name: 'Wrapped BTC', decimals: 8, balance: 0n, exposed: 0n, value: 0n },
    ...{ spender: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', spenderName: 'Uniswap' },
    ...{ until: Date.UTC(2025, 1, 9) / 1000, isExpired: true, flags: ['any', 'old', 'expired'] },
    at: Date.UTC(2025, 0, 9) / 1000,
  }),
]
