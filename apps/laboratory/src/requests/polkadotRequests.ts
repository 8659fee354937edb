import type { RequestGroup } from './requestKind.ts'

const bytes = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** What apps ask of Polkadot's extensions without a library of the chain. */
export const polkadotRequests: readonly RequestGroup[] = [
  {
    title: 'Signatures',
    kinds: [
      {
        ...{ title: 'Sign a text', method: 'signRaw' },
        getParams: ({ account }) => ({
          ...{ address: account, data: bytes('Hello from Cleat'), type: 'bytes' },
        }),
      },
      {
        ...{ title: 'Sign a hash', method: 'signRaw' },
        getParams: ({ account }) => ({
          ...{ address: account, data: `0x${'f0'.repeat(32)}`, type: 'bytes' },
        }),
      },
      {
        ...{ title: 'Sign a transaction as bytes', method: 'signRaw' },
        getParams: ({ account }) => ({ address: account, data: '0x0400', type: 'payload' }),
      },
    ],
  },
]
