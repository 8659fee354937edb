/** A change of the code that takes a safeguard away, so that chaos must find what follows. */
export type Plant = {
  readonly meaning: string
  readonly edits: readonly {
    /** From the root of the repository. */
    readonly file: string
    /** Stands there once. */
    readonly find: string
    readonly replace: string
  }[]
}

const send = 'packages/core/src/features/send'
const runtime = 'packages/core/src/runtime'

/** By the name that `--plant` takes. */
export const plants = {
  rumour: {
    meaning: 'The decimals of the native coin are what a service says.',
    edits: [
      {
        file: `${runtime}/sender/toAsset.ts`,
        find: 'return { decimals: nativeCurrency.decimals, symbol: nativeCurrency.symbol }',
        replace: 'return { decimals: quantity.decimals, symbol }',
      },
      {
        file: `${send}/form/validate.ts`,
        find: 'token.quantity.decimals !== sender.network.nativeCurrency.decimals',
        replace: 'token.quantity.decimals < 0',
      },
      {
        file: 'packages/core/src/runtime/queries/data/normalizeCoin.ts',
        find: 'row.quantity.decimals === decimals &&',
        replace: 'decimals > 0 &&',
      },
      {
        file: 'packages/evm/src/prepare/checkToken.ts',
        find: 'if (coin.decimals === decimals && coin.symbol === symbol) return',
        replace: 'if (coin) return',
      },
    ],
  },
  nameless: {
    meaning: 'What a token calls itself on the chain is not said.',
    edits: [
      {
        file: 'packages/core/src/contract/transfers/noteTokenSymbol.ts',
        find: 'return isSame ? [] :',
        replace: 'return symbol ? [] :',
      },
    ],
  },
  twice: {
    meaning: 'After an unknown outcome, sending once more is offered.',
    edits: [
      {
        file: `${runtime}/requests/isRefusal.ts`,
        find: 'return refusals.has(code) || /^(?:PAYMENT|SWAP|OPERATION|SPONSOR|ACCOUNT)_/.test(code)',
        replace: 'return code !== undefined',
      },
    ],
  },
  unseen: {
    meaning: 'A payment is called confirmed before its chain has it.',
    edits: [
      {
        file: `${send}/pendingTransactions/followTransaction.ts`,
        find: 'const outcome = await transfers.follow({',
        replace:
          "const outcome = { status: 'confirmed' as const, hash: entry.hash }; void transfers.follow({",
      },
    ],
  },
  promised: {
    meaning:
      'A purchase is called delivered by the word of a service, without a look at the chain.',
    edits: [
      {
        file: 'packages/core/src/features/onramp/following/proveArrival.ts',
        find: 'const received = findArrival(order, held.atoms)',
        replace:
          'const received = findArrival(order, held.atoms) ?? order.amount ?? order.expected',
      },
    ],
  },
} as const satisfies Record<string, Plant>
