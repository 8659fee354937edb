import type { Visit } from './visit.ts'

/** The review of requests, for each level. */
export const requestVisualStates: readonly Visit[] = [
  {
    config: 'requests',
    async act({ connect, page, screen }, take) {
      const ask = async (title: string) => {
        await page.getByRole('button', { name: title, exact: true }).click()
        await screen.locator('[data-part=actions]').waitFor()
      }
      await connect()
      await ask('Allow an amount')
      await take('review-caution')
      await page.keyboard.press('Escape')
      await ask('Allow any amount')
      await take('review-stop')
      await screen.locator('button[data-variant=muted]').click()
      await take('review-stop-tick')
      await page.keyboard.press('Escape')
      await ask('Several calls as a batch')
      await take('review-batch')
    },
  },
]
