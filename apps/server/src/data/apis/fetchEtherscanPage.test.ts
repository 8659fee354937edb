import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { answerLists, type EtherscanLists, signedAt, tokenAt } from '../test/etherscanLists.ts'
import { prepareApis } from '../test/prepareApis.ts'
import { createEtherscan } from './createEtherscan.ts'
import { fetchEtherscanPage } from './fetchEtherscanPage.ts'

const use = prepareApis()
const owner = '0x00000000000000000000000000000000000a11ce'
const key = 'KEYOFETHERSCAN'
const { signal } = new AbortController()

/** The transaction hashes of all pages. */
async function readAll(lists: EtherscanLists, limits: { entries: number; enough: number }) {
  use(
    http.get('https://api.etherscan.io/v2/api', ({ request }) =>
      HttpResponse.json(answerLists(lists)(new URL(request.url).searchParams)),
    ),
  )
  const url = 'https://api.etherscan.io/v2/api'
  const etherscan = createEtherscan({ key, url, perSecond: 10_000 })
  const drops: string[] = []
  const pages: string[][] = []
  let endBlock: number | undefined
  do {
    const page = await fetchEtherscanPage({
      etherscan,
      chainId: 'eip155:1',
      account: owner,
      endBlock,
      ...limits,
      drops: { add: (reason) => drops.push(reason), figures: () => ({}) },
      client: 'a',
      signal,
    })
    pages.push(page.transactions.map(({ hash }) => hash))
    endBlock = page.nextBlock
    if (pages.length > 100) throw new Error('It never ends.')
  } while (endBlock !== undefined)
  return { pages, drops }
}

test('behavior: pages of lists that reach back differently lose and repeat nothing', async () => {
  const many = Array.from({ length: 60 }, (_, index) => signedAt(1000 + index * 3))
  const few = Array.from({ length: 25 }, (_, index) => tokenAt(900 + index * 17, 1))
  const same = Array.from({ length: 4 }, (_, index) => tokenAt(1003, index + 2))
  const { pages, drops } = await readAll(
    { txlist: many, tokentx: [...few, ...same] },
    { entries: 10, enough: 5 },
  )
  const wanted = [...many, ...few, ...same]
    .toSorted(
      (a, b) =>
        Number(b.blockNumber) - Number(a.blockNumber) ||
        Number(b.transactionIndex) - Number(a.transactionIndex),
    )
    .map(({ hash }) => hash)
  expect(pages.flat()).toEqual(wanted)
  expect(pages.length).toBeGreaterThan(5)
  expect(drops).toEqual([])
})

test('behavior: a block that is larger than a list is told as far as it came, and what is before it', async () => {
  const mailing = Array.from({ length: 30 }, (_, index) => tokenAt(2000, index))
  const { pages, drops } = await readAll(
    { tokentx: [...mailing, tokenAt(1000)] },
    { entries: 10, enough: 5 },
  )
  expect(pages.map(({ length }) => length)).toEqual([10, 1])
  expect(drops).toEqual(['more than is taken'])
})
