import { evictStorage } from '@cleat/testing/auth'
import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core'
import { findElements } from './findElements.ts'
import { firstOf } from './firstOf.ts'
import { readElement } from './readElement.ts'
import type { OtherBrowser, Realm, Sought, Tab } from './tab.ts'

/** Starts Debian's Firefox, by WebDriver BiDi. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  })
  return {
    version: await browser.version(),
    open: async ({ walletUrl }) => createTab(await browser.newPage(), walletUrl),
    close: () => browser.close(),
  }
}

function createTab(page: Page, walletUrl: string): Tab {
  let opened: Page | undefined
  page.on('popup', (popup) => {
    opened = popup ?? undefined
  })
  const enter = (place: Realm): Page | Frame => {
    const frame = page.frames().find((one) => one.url().startsWith(walletUrl))
    const found = { page, frame, window: opened }[place]
    if (!found) throw new Error(`There is no ${place}.`)
    return found
  }
  const find = async (place: Realm, sought: Sought): Promise<ElementHandle<HTMLElement>[]> => {
    const list = await enter(place).evaluateHandle(findElements, sought)
    const handles = await list.getProperties()
    return [...handles.values()].flatMap(
      (one) => (one.asElement() as ElementHandle<HTMLElement> | null) ?? [],
    )
  }
  const findFirst = async (place: Realm, sought: Sought) =>
    firstOf(await find(place, sought), place, sought)
  return {
    async goto(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    click: async (place, sought) => (await findFirst(place, sought)).click(),
    type: async (place, sought, text) => (await findFirst(place, sought)).type(text),
    read: async (place, sought) =>
      Promise.all((await find(place, sought)).map((one) => one.evaluate(readElement))),
    evict: (place) => enter(place).evaluate(evictStorage),
  }
}
