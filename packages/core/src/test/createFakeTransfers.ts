import type { TransferAdapter } from '../contract/transfers/transferAdapter.ts'

/**
 * The money of a chain that is not there: pays what it is asked to, for a fee of `21000`, and knows every word of `0x…` as an address.
 * Whatever is given takes the place of that.
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
