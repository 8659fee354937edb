import type { Page } from 'playwright-core'

type Call = { readonly id: number; readonly method: string }

/** Answers RPC requests of a page offline: every account is empty on the first network. */
export async function answerChains(page: Page): Promise<void> {
  const answer = ({ id, method }: Call) => ({
    jsonrpc: '2.0',
    id,
    result: method === 'eth_chainId' ? '0x1' : '0x0',
  })
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      const calls = route.request().postDataJSON() as Call | Call[] | null
      if (!calls) return route.abort()
      return route.fulfill({
        json: Array.isArray(calls) ? calls.map(answer) : answer(calls),
        headers: { 'access-control-allow-origin': '*' },
      })
    },
  )
}
