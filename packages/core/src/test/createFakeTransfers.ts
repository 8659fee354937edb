import type { TransferAdapter } from '../contract/transfers/transferAdapter.ts'

/**
 * A transfer adapter without a chain: pays everything for a fee of `21000`, and accepts every `0x…`
 * text as an address. `parts` override it.
 */
export function createFakeTransfers(parts: Partial<TransferAdapter> = {}): TransferAdapter {
  return {
    parseReceiver: ({ text }) => (/^0x[0-9a-f]{40}$/i.test(text) ? text : undefined),
    getMaxSendable: async () => 10n ** 18n,
    prepare: async (payment) => ({
      payment,
      payload: payment,
      fee: { expected: 21_000n, limit: 42_000n },
      notes: [],
    }),
    decode: async () => {
      throw new Error('Pass a `decode` that reads the payloads of `prepare`.')
    },
    check: async () => undefined,
    send: async () => ({ hash: '0x5e' }),
    follow: async ({ hash }) => ({ status: 'confirmed', hash }),
    ...parts,
  }
}
