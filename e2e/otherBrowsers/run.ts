import { parseArgs } from 'node:util'
import { createMailboxReader } from '@cleat/testing/auth'
import { buildLaboratory, startLaboratory } from '../laboratory.ts'
import { installOtherBrowsers } from './installOtherBrowsers.ts'
import { openFirefox } from './openFirefox.ts'
import { openWebkit } from './openWebkit.ts'
import { Visitor } from './Visitor.ts'
import { signAndComeBack, signInWindows, type Visit } from './visits.ts'

/** Visits the embedded wallet in browsers that are not Chromium. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Opens the laboratory's pages that were built before. */
    'no-build': { type: 'boolean', default: false },
  },
})
const visits = [
  { name: 'firefox', open: openFirefox, visit: signAndComeBack, search: '' },
  { name: 'firefox', open: openFirefox, visit: signInWindows, search: '?site=other' },
  { name: 'webkit', open: openWebkit, visit: signInWindows, search: '' },
] as const
const failures: string[] = []
let passed = 0

installOtherBrowsers()
if (!values['no-build']) await buildLaboratory()
const { stop, url } = await startLaboratory()
try {
  for (const one of visits) if (!values.only || values.only === one.name) await run(one)
} finally {
  await stop()
}
for (const failure of failures) console.error(failure)
console.log(`${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function run({ open, visit, search }: (typeof visits)[number]): Promise<void> {
  const answer = await fetch(new URL(`/wallet-service${search}`, url))
  const { url: walletUrl, mailboxUrl } = (await answer.json()) as {
    url: string
    mailboxUrl: string
  }
  const browser = await open()
  const title = `${browser.version}, ${visit.name}${search}`
  try {
    const tab = await browser.open({ walletUrl })
    const visitor = new Visitor(tab, createMailboxReader({ url: mailboxUrl }))
    const email = `eve${Date.now()}@mail.example`
    const page = `${url}?config=embedded&wallets=none${search.replace('?', '&')}`
    await (visit satisfies Visit)({ tab, visitor, page, walletUrl, email })
    passed += 1
    console.log(`${title}: ok`)
  } catch (error) {
    failures.push(`${title}: ${error instanceof Error ? error.stack : error}`)
  } finally {
    await browser.close()
  }
}
