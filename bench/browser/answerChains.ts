import type { Page } from 'playwright-core'
import { type Calls, toChainAnswer } from './toChainAnswer.ts'

/** Answers RPC requests of a page offline: every account is empty on the first network. */
export async function answerChains(page: Page): Promise<void> {
  await page.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => {
      const calls = route.request().postDataJSON() as Calls | null
      if (!calls) return route.abort()
      return route.fulfill({
        json: toChainAnswer(calls),
        headers: { 'access-control-allow-origin': '*' },
      })
    },
  )
}
