import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { evictStorage } from '@cleat/testing/auth'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findElements } from './findElements.ts'
import { firstOf } from './firstOf.ts'
import { readElement } from './readElement.ts'
import type { OtherBrowser, Realm, Sought, Tab } from './tab.ts'

const display = ':77'
const socket = '/tmp/.X11-unix/X77'
const port = 4477
const browserOptions = {
  binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  args: ['--automation'],
}

/** Starts Debian's WebKitGTK by WebDriver: the engine of Safari, without Safari's policies. */
export async function openWebkit(): Promise<OtherBrowser> {
  const screen = spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' })
  const onScreen = { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' } as const
  await untilScreen()
  // Gives the focus to a window that opens: nothing is approved in one without it.
  const manager = spawn('openbox', [], onScreen)
  const service = spawn('WebKitWebDriver', [`--port=${port}`], onScreen)
  await untilListening()
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': browserOptions,
  })
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
  const version = String((await driver.getCapabilities()).get('browserVersion'))
  return {
    version: `WebKitGTK/${version}`,
    open: ({ walletUrl }) => createTab(driver, walletUrl),
    async close() {
      await driver.quit()
      await Promise.all([end(service), end(manager)])
      await end(screen)
    },
  }
}

async function untilScreen(): Promise<void> {
  for (let tries = 0; tries < 50 && !existsSync(socket); tries += 1)
    await new Promise((done) => setTimeout(done, 100))
}

async function untilListening(): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

async function end(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit')
  process.kill()
  await ended
}

async function createTab(driver: WebDriver, walletUrl: string): Promise<Tab> {
  const own = await driver.getWindowHandle()
  const list = (sought: Sought) =>
    driver.executeScript<WebElement[]>(`return (${findElements})(arguments[0])`, sought)
  const enter = async (place: Realm) => {
    const handles = await driver.getAllWindowHandles()
    const other = handles.find((handle) => handle !== own)
    if (place === 'window' && !other) throw new Error('There is no window.')
    await driver.switchTo().window(place === 'window' && other ? other : own)
    await driver.switchTo().defaultContent()
    if (place !== 'frame') return
    const frame = await driver.executeScript<WebElement | null>(findFrame, walletUrl)
    if (!frame) throw new Error('There is no frame.')
    await driver.switchTo().frame(frame)
  }
  const find = async (place: Realm, sought: Sought) => {
    await enter(place)
    return list(sought)
  }
  const findFirst = async (place: Realm, sought: Sought) =>
    firstOf(await find(place, sought), place, sought)
  return {
    async goto(url) {
      await enter('page')
      await driver.get(url)
    },
    async reload() {
      await enter('page')
      await driver.navigate().refresh()
    },
    async click(place, sought) {
      const element = await findFirst(place, sought)
      // As a hand does: the mouse comes from beside.
      const mouse = driver.actions().move({ origin: element, x: -8, y: 4 }).pause(50)
      await mouse.move({ origin: element }).pause(50).click().perform()
    },
    async type(place, sought, text) {
      const field = await findFirst(place, sought)
      await field.click()
      const keys = driver.actions()
      // As fast as a person: fields of one digit move the focus with each.
      for (const key of text) keys.pause(60).sendKeys(key === '\n' ? Key.ENTER : key)
      await keys.perform()
    },
    async read(place, sought) {
      const texts: string[] = []
      for (const one of await find(place, sought))
        texts.push(await driver.executeScript<string>(`return (${readElement})(arguments[0])`, one))
      return texts
    },
    async evict(place) {
      await enter(place)
      const evict = `(${evictStorage})().then(() => 'done', String).then(arguments[0])`
      const end = await driver.executeAsyncScript<string>(evict)
      if (end !== 'done') throw new Error(`The storage was not evicted: ${end}`)
    },
  }
}

/** The wallet's frame, in whatever shadow root it is. */
const findFrame = `
  const look = (root) => {
    for (const one of root.querySelectorAll('*')) {
      if (one.matches('iframe') && one.src.startsWith(arguments[0])) return one
      const inner = one.shadowRoot && look(one.shadowRoot)
      if (inner) return inner
    }
    return null
  }
  return look(document)
`
