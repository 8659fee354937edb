// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from '../test/allTexts.ts'

const folder = join(import.meta.dirname, '..')
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/^i18n\/|\/texts\/|\.test|\.stories/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
)
const { base, ...others } = areas
const views = Object.values(others).flatMap(({ en }) => Object.keys(en))

/** A file and all files that it imports. */
function reach(path: string, found: Set<string> = new Set()): Set<string> {
  const source = sources.get(path)
  if (source === undefined || found.has(path)) return found
  found.add(path)
  for (const [, imported = ''] of source.matchAll(/^(?:import|export|\}) .*'(\.[^']+)'$/gm))
    reach(join(dirname(path), imported), found)
  return found
}

/** The text keys that some files use, as far as they are literals. */
function listRead(paths: Iterable<string>): string[] {
  const text = [...paths].map((path) => sources.get(path)).join('\n')
  return views.filter((key) => text.includes(`'${key}'`))
}

const modal = reach('exports/modal.ts')

test('behavior: what comes with the modal reads no text of a view that comes later', () => {
  expect(modal.size).toBeGreaterThan(100)
  expect(listRead(modal)).toEqual([])
})

const toKeys = (area: (typeof areas)[string] | undefined) => Object.keys(area?.en ?? {})

test.each<readonly [file: string, ...areas: string[]]>([
  ['account/accountViews', 'account'],
  ['activity/activityTab', 'activity'],
  ['approvals/approvalsViews', 'approvals'],
  ['smartAccount/smartAccountViews', 'smartAccount'],
  ['auth/authViews', 'auth', 'authErrors'],
  ['auth/methods/loginMethods', 'auth'],
  ['calls/callsViews', 'calls'],
  ['names/transfers/nameTransfers', 'nameTransfers'],
  ['names/namesViews', 'names'],
  ['networks/networkViews', 'networks'],
  ['onramp/onrampViews', 'onramp'],
  ['onramp/purchaseViews', 'onramp'],
  ['receive/receiveViews', 'receive'],
  ['review/reviewViews', 'review'],
  ['send/reviewViews', 'send'],
  ['send/sendViews', 'send'],
  ['send/sendTokenViews', 'send'],
  ['sessions/sessionsViews', 'sessions'],
  ['signIn/accountSessionsViews', 'accountSessions'],
  ['signIn/signInViews', 'signIn'],
  ['swap/swapProgressViews', 'swap', 'swapReview'],
  ['swap/swapReviewViews', 'swap', 'swapReview'],
  ['swap/swapTokenViews', 'swap'],
  ['swap/swapViews', 'swap'],
  ['tokens/tokensTab', 'tokens'],
  ['wallets/pairingViews', 'pairing'],
  ['wallets/walletViews', 'wallets'],
])('behavior: %s brings every text that it reads', (file, ...own) => {
  const read = listRead(reach(`features/${file}.ts`))
  expect(read.length).toBeGreaterThan(3)
  const brought = new Set([base, ...own.map((area) => areas[area])].flatMap(toKeys))
  expect(read.filter((key) => !brought.has(key))).toEqual([])
})
