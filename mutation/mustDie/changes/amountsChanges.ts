import type { Change } from './change.ts'

const core = 'packages/core/src'
const send = 'packages/core/src/features/send'
const runtime = 'packages/core/src/runtime'

export const amountsChanges: readonly Change[] = [
  {
    name: 'the decimals of the native coin come from the row of a service',
    file: `${runtime}/sender/toAsset.ts`,
    find: 'return { decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }',
    replace: 'return { decimals: quantity.decimals, symbol }',
  },
  {
    name: 'a balance of the coin in other decimals can be sent',
    file: `${send}/form/validate.ts`,
    find: 'token.quantity.decimals !== sender.network.nativeCurrency.decimals',
    replace: 'token.quantity.decimals < 0',
  },
  {
    name: 'an amount of another chain’s token is kept',
    file: `${send}/form/setToken.ts`,
    find: 'one?.chainId === other?.chainId &&',
    replace: '',
  },
  {
    name: 'an amount is kept for a token with other decimals',
    file: `${send}/form/setToken.ts`,
    find: 'one?.quantity.decimals === other?.quantity.decimals',
    replace: 'true',
  },
  {
    name: 'a coin of a service counts in its own decimals',
    file: `${core}/runtime/queries/data/normalizeCoin.ts`,
    find: 'row.quantity.decimals === decimals &&',
    replace: '',
  },
  {
    name: 'decimals that a token does not have are cut off',
    file: `${core}/base/amounts/parseAmount.ts`,
    find: 'fraction.length > decimals ? undefined : BigInt(whole + fraction.padEnd(decimals, ',
    replace: 'BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, ',
  },
  {
    name: 'an amount below one is shown without its zeros',
    file: `${core}/base/amounts/formatAmount.ts`,
    find: "padStart(decimals + 1, '0')",
    replace: 'toString()',
  },
  {
    name: 'a comma separates thousands in every language',
    file: 'packages/ui/src/format/cleanAmount.ts',
    find: "sign === ',' && groupSign === ','",
    replace: "sign === ','",
  },
  {
    name: 'five dollars are five coins',
    file: 'packages/ui/src/format/cleanAmount.ts',
    find: "if (names !== '' && !isName(names, symbol)) return null",
    replace: '',
  },
  {
    name: 'a pasted amount with two readings is taken',
    file: 'packages/ui/src/format/findAmountRefusal.ts',
    find: "if (single !== undefined && single !== signs.decimal) return 'ambiguous'",
    replace: '',
  },
]
