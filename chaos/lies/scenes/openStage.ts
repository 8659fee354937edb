import type { Browser } from '../../browser/createBrowser.ts'
import { createBrowser } from '../../browser/createBrowser.ts'
import { runIn } from '../../browser/page.ts'
import { realWork } from '../../browser/realWork.ts'
import { createJournal } from '../../judge/createJournal.ts'
import { createWallets } from '../../neighbours/createWallets.ts'
import { createPrompts } from '../../neighbours/prompts.ts'
import type { Chains } from '../../neighbours/startChains.ts'
import type { Shop } from '../../neighbours/startShop.ts'
import { type App, openApp } from '../../visitor/app.ts'
import type { Answers } from '../answers/createAnswers.ts'
import { nameAnswer } from '../answers/nameAnswer.ts'
import type { Reads } from '../answers/observeReads.ts'
import { walletAssets } from '../walletAssets.ts'
import type { Scene } from './scene.ts'

/** The page of one visitor, whose servers and wallet answer at once, with lies among the answers. */
export type Stage = {
  readonly app: App
  readonly browser: Browser
  /** What is under way, for the message of what hangs. */
  readonly waiting: Set<string>
  /** Runs code of the page and lets everything answer until it has ended. */
  reach<result>(what: string, run: () => Promise<result>): Promise<result>
  close(): Promise<void>
}

/** Nothing may take longer, in the time of the page. */
const mostMs = 120_000

export function openStage(parameters: {
  chains: Chains
  scene: Scene
  answers: Answers
  reads?: Reads | undefined
  /** Where things are sold. */
  shop?: Shop | undefined
}): Stage {
  const { chains, scene, answers, reads, shop } = parameters
  const browser = createBrowser()
  const waiting = new Set<string>()
  const prompts = createPrompts()
  const { clock, mailbox, settle } = browser
  const journal = createJournal()
  const pass = (answer: string, value: unknown): unknown => {
    const at = answers.heard.filter((one) => one.answer === answer).length
    const said: unknown = JSON.parse(answers.pass(answer, JSON.stringify(value)) || 'null')
    return reads ? reads.observe(said, { answer, at }) : said
  }
  const programs = scene.hasAssets ? walletAssets(chains, pass) : {}
  const wallets = createWallets({ chains, prompts, journal, programs })
  const page = browser.load(0)
  const wallet = wallets.find(({ connectorId }) => connectorId === scene.connectorId)
  wallet?.appear(page)
  const app = openApp({ page, chains, setUp: scene.setUp, sellerUrl: shop?.pageUrl })

  const answer = async (letter: NonNullable<ReturnType<typeof mailbox.take>>) => {
    const { url, method, body } = letter
    if (!chains.urls.some((start) => url.startsWith(start))) return letter.fail()
    const headers = { 'content-type': 'application/json' }
    const at = shop?.toServer(url) ?? url
    const response = await fetch(at, { method, headers, ...(body ? { body } : {}) })
    const text = await response.text()
    if (!/^\s*[[{"\d]/.test(text)) return letter.answer({ status: response.status, body: text })
    const name = nameAnswer(url, body)
    const count = answers.heard.filter((one) => one.answer === name).length
    const said = answers.pass(name, text)
    reads?.expect(said, { answer: name, at: count })
    letter.answer({ status: response.status, body: said })
  }

  return {
    ...{ app, browser, waiting },
    async reach(what, run) {
      let isDone = false
      const promise = runIn(page, run)
      if (!promise) throw new Error('The page is closed.')
      const done = () => {
        isDone = true
      }
      promise.then(done, done)
      const end = clock.now + mostMs
      for (let idle = 25; !isDone; ) {
        await settle()
        for (let one = prompts.take(0); one; one = prompts.take(0)) one.answer(true)
        const letter = mailbox.take(0)
        if (letter) {
          await answer(letter)
          idle = 25
        } else if (!isDone && !(await realWork.wait())) {
          if (clock.now > end) throw new Error(`It hangs: ${[what, ...waiting].join(', ')}`)
          await clock.advance(idle, settle)
          idle = Math.min(2000, idle * 2)
        }
      }
      return await promise
    },
    async close() {
      runIn(page, () => app.kit.destroy())
      browser.close()
      await settle()
      // A wallet still sends after the page is gone.
      while (await realWork.wait()) await settle()
    },
  }
}
