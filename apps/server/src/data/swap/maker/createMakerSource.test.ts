import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { prepareApis } from '../../test/prepareApis.ts'
import fixture from '../fixtures/jupiter.fixture.json' with { type: 'json' }
import { openSources } from '../test/openSources.ts'
import { accounts, assets, recordedAt } from '../test/swapSamples.ts'

const use = prepareApis()
const asked = { from: 'SPL', to: 'SOL', amount: 150_300_000n } as const
const { swapTransaction: transaction, lastValidBlockHeight } = fixture.swap
const quoted = { fromAmount: '150300000', toAmount: '1000000000' }

function setUp(body: object = {}, status = 200) {
  const requests: URL[] = []
  const answer = (given: object) => (info: { request: Request }) => {
    requests.push(new URL(info.request.url))
    return HttpResponse.json({ ...given, ...body }, { status })
  }
  use(
    http.get('http://maker.invalid/quote', answer(quoted)),
    http.get(
      'http://maker.invalid/build',
      answer({ ...quoted, transaction, lastValidBlockHeight }),
    ),
  )
  const environment = { SWAP_SOURCES: 'maker', MAKER_URL: 'http://maker.invalid' }
  return { ...openSources({ ...environment, SWAP_RATES: 'maker=1000' }), requests }
}

test('default: amounts are exact', async () => {
  const { quote, requests } = setUp()
  expect(await quote(asked)).toEqual([
    {
      toAmount: 1_000_000_000n,
      minToAmount: 1_000_000_000n,
      fees: [],
      expiresAt: recordedAt + 30_000,
    },
  ])
  const query = { from: assets.SPL, to: assets.SOL, amount: '150300000' }
  expect(requests.map((url) => Object.fromEntries(url.searchParams))).toEqual([query])
})

test('parameters: isFirm', async () => {
  const { quote, build, requests } = setUp()
  const call = { type: 'solana', transaction, lastValidBlockHeight }
  expect(await quote({ ...asked, isFirm: true })).toMatchObject([{ call }])
  expect(requests[0]?.searchParams.get('user')).toBe(accounts.solana)
  expect(await build(asked)).toMatchObject({ call })
})

test('behavior: no route', async () => {
  const { collect } = setUp({ fromAmount: undefined, reason: 'NO_ROUTE' }, 422)
  expect(await collect(asked)).toEqual({ quotes: [], unavailable: [] })
})

test('error: a quote of another amount', async () => {
  const { collect } = setUp({ fromAmount: '150300001' })
  expect(await collect(asked)).toMatchObject({ quotes: [], unavailable: [{ id: 'maker' }] })
})
