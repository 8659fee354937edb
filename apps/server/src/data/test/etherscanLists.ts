import fixture from '../apis/fixtures/etherscan.fixture.json' with { type: 'json' }

export type Entry = Readonly<Record<string, string>>
export type EtherscanLists = Partial<
  Record<'txlist' | 'tokentx' | 'tokennfttx' | 'token1155tx', readonly Entry[]>
>

/** Etherscan's documented behaviour: pages of limited size, up to a block, newest first. */
export function answerLists(lists: EtherscanLists) {
  return (query: URLSearchParams) => {
    const end = Number(query.get('endblock') ?? Number.MAX_SAFE_INTEGER)
    const all = lists[query.get('action') as keyof EtherscanLists] ?? []
    const found = all
      .filter(({ blockNumber }) => Number(blockNumber) <= end)
      .toSorted((a, b) => Number(b.blockNumber) - Number(a.blockNumber))
      .slice(0, Number(query.get('offset')))
    return found.length === 0 ? fixture.empty : { status: '1', message: 'OK', result: found }
  }
}

const [transfer = {}] = fixture.tokentx
const [signed = {}] = fixture.txlist
export const toHash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

export const signedAt = (block: number, index = 0): Entry => ({
  ...signed,
  blockNumber: String(block),
  transactionIndex: String(index),
  hash: toHash(block * 1000 + index),
})
export const tokenAt = (block: number, index = 0): Entry => ({
  ...transfer,
  blockNumber: String(block),
  transactionIndex: String(index),
  hash: toHash(block * 1000 + index),
})
