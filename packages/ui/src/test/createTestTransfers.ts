import { type AdapterFeatures, CleatError } from '@cleat/core'

type Transfers = Awaited<ReturnType<AdapterFeatures['transfers:load']>>
type HeldToken = Awaited<ReturnType<NonNullable<Transfers['readTokens']>>>[number]

const refuse = async () => {
  throw new CleatError('ADAPTER_FEATURE_MISSING', {
    context: { adapter: 'test', feature: 'transfers:load' },
  })
}

/** A chain with some tokens, on which nothing can be paid. */
export function createTestTransfers(tokens: readonly HeldToken[]): Transfers {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return {
    parseReceiver: ({ text }) => (/^0x[0-9a-f]{40}$/i.test(text) ? text : undefined),
    readTokens: async ({ tokens: asked }) =>
      tokens.filter(({ address }) => asked.some((one) => isSame(one, address))),
    getMaxSendable: refuse,
    prepare: refuse,
    decode: refuse,
    check: refuse,
    send: refuse,
    follow: refuse,
  }
}
