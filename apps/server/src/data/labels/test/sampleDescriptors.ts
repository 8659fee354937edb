/** Contracts of the samples. */
export const harbour = '0x1111111111111111111111111111111111111111'
export const pier = '0x2222222222222222222222222222222222222222'

type Json = Record<string, unknown>

const $schema = 'https://eips.ethereum.org/assets/eip-7730/erc7730-v2.schema.json'

/** A descriptor of our own for calls. */
export function callDescriptor(more: Json = {}): Json {
  return {
    $schema,
    context: { contract: { deployments: [{ chainId: 8453, address: harbour }] } },
    metadata: { owner: 'Harbour', contractName: 'Harbour Rewards' },
    display: {
      formats: {
        'claim(address to,uint256 amount)': {
          intent: 'Claim rewards',
          interpolatedIntent: 'Claim {amount} for {to}',
          fields: [{ path: 'amount', label: 'Amount', format: 'raw' }],
        },
      },
    },
    ...more,
  }
}

/** The type of a vote, as EIP-712 encodes it. */
export const voteType = 'Vote(Choice choice,uint256 nonce)Choice(uint8 side)'

/** A descriptor of our own for typed data. */
export function voteDescriptor(eip712: Json = {}, more: Json = {}): Json {
  return {
    $schema,
    context: {
      eip712: {
        deployments: [{ chainId: 8453, address: pier }],
        domain: { name: 'Pier', version: '1' },
        ...eip712,
      },
    },
    metadata: { owner: 'Pier' },
    display: { formats: { [voteType]: { intent: 'Cast a vote', fields: [] } } },
    ...more,
  }
}

/** A descriptor with one function and its words. */
export function withIntent(intent: unknown, more: Json = {}): Json {
  return callDescriptor({ display: { formats: { 'claim()': { intent, ...more } } } })
}

/** A descriptor whose function has this name in the file. */
export function withKey(key: string): Json {
  return callDescriptor({ display: { formats: { [key]: { intent: 'Claim rewards' } } } })
}

/** A descriptor for another context. */
export function withContext(contract: Json): Json {
  return callDescriptor({ context: { contract } })
}
