import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { formatCode, getAddresses, sealKit } from '@cleat/embedded-wallet/custody'
import { deriveAccounts, toWords } from '@cleat/embedded-wallet/custody/derivation'
import { buildOfflinePage } from '@cleat/secure/offline-page'
import type { Browser, Locator, Page } from '@playwright/test'
import { test as base, expect } from '../fixtures/embeddedTest.ts'
import { WalletSettingsPage } from '../pages/WalletSettingsPage.ts'

base.setTimeout(180_000)

const packageFolder = join(import.meta.dirname, '../../packages/embedded-wallet')
const vector: { file: { addresses: object }; code: string; words: string } = JSON.parse(
  readFileSync(join(packageFolder, 'vectors/kit.json'), 'utf8'),
)

/** The page for recovery as a visitor keeps it: one file. It needs no laboratory. */
const test = base
  .extend<object, { built: string }>({
    built: [
      async ({ browserName: _ }, use) => {
        const { NODE_ENV } = process.env
        const built = await buildOfflinePage()
        // Vite sets it for good, and the laboratory would be in production.
        if (NODE_ENV === undefined) delete process.env.NODE_ENV
        else process.env.NODE_ENV = NODE_ENV
        await use(built)
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  })
  .extend<{ savedPage: { readonly path: string; readonly url: string } }>({
    async savedPage({ built }, use) {
      const folder = await mkdtemp(join(tmpdir(), 'cleat-kit-'))
      const path = join(folder, 'recover.html')
      await writeFile(path, built)
      await use({ path, url: pathToFileURL(path).href })
      await rm(folder, { recursive: true })
    },
  })

/** Opens the saved page where nothing can be reached. */
async function openOffline(browser: Browser, url: string, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ ...options, offline: true })
  const page = await context.newPage()
  const noise: string[] = []
  page.on('console', (message) => noise.push(message.text()))
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('request', (request) => request.url() === url || noise.push(request.url()))
  page.on('close', () => expect(noise).toEqual([]))
  await page.goto(url)
  return page
}

async function openKit(page: Page, kit: { file: string; code: string }) {
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'recovery-kit.json', mimeType: 'application/json' },
    buffer: Buffer.from(kit.file),
  })
  await page.getByRole('textbox').fill(kit.code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3, { timeout: 20_000 })
}

/** Holds a button until it gives way to what it shows. */
async function hold(page: Page, name: string) {
  const button = page.getByRole('button', { name }).first()
  await button.scrollIntoViewIfNeeded()
  await button.hover()
  await page.mouse.down()
  await page.getByRole('button', { name: 'Hide' }).last().waitFor()
  await page.mouse.up()
}

const readWords = async (page: Page) =>
  (await page.locator('ol > li').allInnerTexts())
    .map((text) => text.replace(/^\d+\s*/, '').trim())
    .join(' ')

/** The groups of an address as they are seen: by lines, each from left to right. */
const readAsSeen = (address: Locator) =>
  address.evaluate((element) =>
    [...element.children]
      .map((group) => ({ text: group.textContent, at: group.getBoundingClientRect() }))
      .sort((one, other) => one.at.top - other.at.top || one.at.left - other.at.left)
      .map(({ text }) => text)
      .join(''),
  )

/** A kit as the wallet makes it, of a wallet that only this test knows. */
async function createKit() {
  const entropy = crypto.getRandomValues(new Uint8Array(32))
  const accounts = await deriveAccounts(entropy)
  const keystore = { walletId: 'wallet-of-a-test', generation: 1, entropy, accounts, holders: [] }
  const { file, code } = await sealKit({ keystore, now: Date.now() })
  const text = formatCode(code, 'kit')
  return { file, code: text, words: toWords(entropy), addresses: getAddresses(accounts) }
}

test('a kit is opened offline: the public one, and one that was just made', async ({
  browser,
  savedPage,
}) => {
  const made = await createKit()
  const known = { ...vector, file: JSON.stringify(vector.file), addresses: vector.file.addresses }
  for (const kit of [known, made]) {
    const page = await openOffline(browser, savedPage.url)
    await openKit(page, kit)
    const shown = ((await page.locator('#root').textContent()) ?? '').replace(/\s/g, '')
    for (const address of Object.values(kit.addresses)) expect(shown).toContain(address)
    await expect(page.locator('ol, code')).toHaveCount(0)
    await hold(page, 'Hold to show words')
    expect(await readWords(page)).toBe(kit.words)
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect(page.locator('ol')).toHaveCount(0)
    await hold(page, 'Hold to show private key')
    await expect(page.locator('code')).toHaveText(/^0x[0-9a-f]{64}$/)
    await page.getByRole('button', { name: 'Close kit' }).click()
    await expect(page.getByRole('heading', { name: 'Open your recovery kit' })).toBeVisible()
    await page.context().close()
  }
})

test('a kit that the settings made opens offline, to the addresses of the wallet', {
  tag: '@desktop',
}, async ({ browser, modal, quietPage, savedPage, visitor }) => {
  await visitor.logIn(`kit${Date.now()}@mail.example`)
  await visitor.createWallet()
  const address = (await visitor.evm.address.textContent()) ?? ''
  const solanaAddress = (await visitor.solana.address.textContent()) ?? ''
  const settings = await WalletSettingsPage.open(quietPage, modal)
  const { window } = settings
  await settings.button(/^Make kit: /).click()
  await expect(settings.title('Make a recovery kit')).toBeVisible()
  await settings.button('Make kit').click()
  await expect(settings.title('Save your kit')).toBeVisible({ timeout: 20_000 })
  const parts = await window.getByRole('list', { name: 'Kit code' }).getByRole('listitem').all()
  const code = await Promise.all(
    parts.map(async (part) => ((await part.textContent()) ?? '').replace(/^\d/, '')),
  )
  const [download] = await Promise.all([
    window.waitForEvent('download'),
    settings.button('Download kit file').click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^recovery-kit-\d{4}-\d\d-\d\d\.json$/)
  const file = readFileSync(await download.path(), 'utf8')
  expect(file).not.toContain(code[0])
  await settings.button('I’ve saved everything').click()
  for (const field of await window.getByRole('textbox').all()) {
    const name = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)
    await field.fill(code[Number(/\d/.exec(name ?? '')?.[0]) - 1] ?? '')
  }
  await settings.button('Finish').click()
  await settings.button('Done').click()
  await expect(settings.title('Wallet settings')).toBeVisible()

  const page = await openOffline(browser, savedPage.url)
  await openKit(page, { file, code: code.join('-') })
  const shown = ((await page.locator('#root').textContent()) ?? '').replace(/\s/g, '')
  expect(shown).toContain(address)
  expect(shown).toContain(solanaAddress)
  await page.context().close()
})

test('the page speaks the language of the browser', async ({ browser, savedPage }) => {
  for (const [locale, title, direction] of [
    ['de', 'Öffne dein Wiederherstellungskit', 'ltr'],
    ['ar', 'افتح حزمة الاسترداد', 'rtl'],
    ['zh-TW', '開啟你的復原工具包', 'ltr'],
  ] as const) {
    const page = await openOffline(browser, savedPage.url, { locale })
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    expect(await page.locator('[data-cleat=wallet]').getAttribute('dir')).toBe(direction)
    if (direction === 'rtl') {
      // An address is compared group by group, from left to right in every language.
      await openKit(page, { ...vector, file: JSON.stringify(vector.file) })
      const addresses = page.getByRole('group').filter({ hasText: /^(?:0x|[1-9A-Za-z]{43,44}$)/ })
      await expect(addresses).toHaveCount(2)
      for (const address of await addresses.all())
        expect(await readAsSeen(address)).toBe((await address.textContent()) ?? '')
    }
    await page.context().close()
  }
})

test('what is planted in the page reaches nothing', { tag: '@desktop' }, async ({
  browser,
  savedPage,
}) => {
  const asked: string[] = []
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '')
    answer.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const target = `http://127.0.0.1:${port}`
  // Online: only the policy of the page is in the way.
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(savedPage.url)
  const outcomes = await page.evaluate(async (url) => {
    const failed = (attempt: () => unknown) =>
      new Promise<string>((done) => {
        Promise.resolve()
          .then(attempt)
          .then(
            () => done('went'),
            () => done('refused'),
          )
      })
    const load = (name: 'img' | 'script' | 'iframe' | 'link', attribute: string) =>
      failed(
        () =>
          new Promise((done, fail) => {
            const element = document.createElement(name)
            element.addEventListener('load', done)
            element.addEventListener('error', fail)
            if (name === 'link') element.setAttribute('rel', 'stylesheet')
            element.setAttribute(attribute, `${url}/${name}`)
            document.body.append(element)
            setTimeout(fail, 2_000)
          }),
      )
    return {
      fetch: await failed(() => fetch(`${url}/fetch`, { mode: 'no-cors' })),
      socket: await failed(
        () =>
          new Promise((done, fail) => {
            const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
            socket.onopen = done
            socket.onerror = fail
          }),
      ),
      image: await load('img', 'src'),
      style: await load('link', 'href'),
      script: await failed(() => {
        const element = document.createElement('script')
        element.src = `${url}/script`
        document.body.append(element)
      }),
      worker: await failed(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      code: await failed(() => new Function('return 1')()),
      beacon: navigator.sendBeacon(`${url}/beacon`) && 'queued',
    }
  }, target)
  expect(outcomes).toMatchObject({
    ...{ fetch: 'refused', socket: 'refused', image: 'refused', style: 'refused' },
    ...{ script: 'refused', worker: 'refused', code: 'refused' },
  })
  await page.waitForTimeout(500)
  expect(asked).toEqual([])

  // A script that was written into the file does not run.
  const planted = `<script>new Image().src='${target}/planted';document.title='planted'</script>`
  const html = readFileSync(savedPage.path, 'utf8')
  await writeFile(savedPage.path, html.replace('</body>', `${planted}</body>`))
  await page.goto(savedPage.url)
  await expect(page.getByRole('heading', { name: 'Open your recovery kit' })).toBeVisible()
  expect(await page.title()).toBe('Recovery kit')
  // Nor does the page, where its own script was changed.
  await writeFile(savedPage.path, html.replace('type="module">', 'type="module">void 0;'))
  await page.goto(savedPage.url)
  await page.waitForTimeout(500)
  await expect(page.locator('#root').getByRole('heading')).toHaveCount(0)
  expect(asked).toEqual([])
  await context.close()
  server.close()
})

test('the origin serves what it lists, and the page for recovery opens there, too', {
  tag: '@desktop',
}, async ({ page, walletOrigin }) => {
  await page.goto(`${walletOrigin.url}/recover.html`)
  await openKit(page, { file: JSON.stringify(vector.file), code: vector.code })
  await hold(page, 'Hold to show words')
  expect(await readWords(page)).toBe(vector.words)

  const cli = join(packageFolder, 'src/verify/cli.ts')
  const child = spawn(process.execPath, [cli, 'verify', walletOrigin.url, '--json'])
  const [output, code] = await Promise.all([
    new Response(child.stdout as never).text(),
    new Promise((done) => child.once('exit', done)),
  ])
  expect([code, JSON.parse(output).findings]).toEqual([0, []])
})
