import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { launchOptions } from './browser.ts'
const [from = '', to = ''] = process.argv.slice(2)
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 2400, height: 800 } })
await page.setContent(`<body style="margin:0"><img style="display:block" src="data:image/jpeg;base64,${readFileSync(from).toString('base64')}">`)
await page.locator('img').screenshot({ path: to })
await browser.close()
