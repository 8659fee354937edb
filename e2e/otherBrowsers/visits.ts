import { strict as assert } from 'node:assert'
import { verifyMessage } from 'viem'
import type { Tab } from './tab.ts'
import type { Visitor } from './Visitor.ts'

/** What a visitor does in one browser. Rejects where it goes wrong. */
export type Visit = (parameters: {
  readonly tab: Tab
  readonly visitor: Visitor
  /** The laboratory's page with the embedded wallet. */
  readonly page: string
  /** The wallet's own origin. */
  readonly walletUrl: string
  readonly email: string
}) => Promise<void>

const message = 'Hello from Cleat ⚓'

/** Makes a wallet, signs before and after a reload, and opens it by its code once evicted. */
export const signAndComeBack: Visit = async ({ tab, visitor, page, email }) => {
  await tab.goto(page)
  const { address, code } = await create(visitor, { email, place: 'frame' })
  const signature = await sign(visitor, address)
  await tab.reload()
  assert.equal(await readAddress(visitor), address)
  assert.equal(await sign(visitor, address), signature)

  await tab.evict('frame')
  await tab.goto(page)
  await recover(visitor, { email, code, place: 'frame' })
  assert.equal(await readAddress(visitor), address)
  assert.equal(await sign(visitor, address), signature)
}

/**
 * The same, all of it in windows: on another site than the wallet, and in WebKit, whose windows
 * have other databases than frames. Both are evicted.
 */
export const signInWindows: Visit = async ({ tab, visitor, page, walletUrl, email }) => {
  await tab.goto(page)
  const { address, code } = await create(visitor, { email, place: 'window' })
  const signature = await sign(visitor, address)
  await tab.reload()
  assert.equal(await readAddress(visitor), address)
  assert.equal(await sign(visitor, address), signature)

  await tab.evict('frame')
  await tab.goto(`${walletUrl}/recover.html`)
  await tab.evict('page')
  await tab.goto(page)
  await recover(visitor, { email, code, place: 'window' })
  assert.equal(await readAddress(visitor), address)
  assert.equal(await sign(visitor, address), signature)
}

async function create(
  visitor: Visitor,
  { email, place }: { email: string; place: 'frame' | 'window' },
): Promise<{ address: string; code: string }> {
  await visitor.logIn(email, place)
  const code = await visitor.createWallet(place)
  return { address: await readAddress(visitor), code }
}

/** Opens the wallet by its code, where nothing of it is stored any more. */
async function recover(
  visitor: Visitor,
  { email, code, place }: { email: string; code: string; place: 'frame' | 'window' },
): Promise<void> {
  await visitor.readEvm('status', /^disconnected$/)
  await visitor.logIn(email, place)
  // Where there may be a passkey, it is offered beside the code.
  await visitor.see(['Enter your recovery code', 'Open your wallet'], place)
  await visitor.fill('Recovery code', code, place)
  await visitor.press('Open wallet', place)
}

async function readAddress(visitor: Visitor): Promise<string> {
  await visitor.readEvm('status', /^connected$/)
  return visitor.readEvm('address', /^0x[0-9a-f]{40}$/i)
}

async function sign(visitor: Visitor, address: string): Promise<string> {
  const signature = await visitor.sign()
  const given = { address, signature } as { address: `0x${string}`; signature: `0x${string}` }
  assert.equal(await verifyMessage({ ...given, message }), true)
  return signature
}
