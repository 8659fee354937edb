import { expect, test, vi } from 'vitest'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork()

const redirect = {
  native: 'evil://',
  universal: 'https://evil.example/open',
  linkMode: true,
}

/** A page on a phone, paired with a wallet that names links. */
async function openOnPhone() {
  const metadata = { name: 'Harbour', redirect }
  const stage = await network.open({ wallet: { metadata } })
  const open = vi.fn()
  Object.assign(stage.page.window, { open })
  Object.assign(stage.page.window.navigator, { userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
  await stage.pair()
  const { address } = stage.kit.controllers.account.get('eip155')
  const sign = () => stage.request('personal_sign', ['0x68656c6c6f', address])
  return { stage, open, sign }
}

test('behavior: the redirect of a wallet is never opened', async () => {
  const { stage, open, sign } = await openOnPhone()
  // The wallet sent it, and the library keeps it with the session.
  expect(JSON.stringify([...stage.items])).toContain('evil')
  expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(open).not.toHaveBeenCalled()
  expect(stage.kit.controllers.connection.state.wcLinking).toBeUndefined()
})

test('behavior: the link that the visitor followed is opened instead', async () => {
  const { stage, open, sign } = await openOnPhone()
  const wallet = { id: 'harbour', name: 'Harbour', mobile_link: 'harbour://' }
  stage.kit.controllers.connection.set({
    wcLinking: { href: 'harbour://', name: 'Harbour', wallet },
  })
  expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
  expect(open.mock.calls).toEqual([['harbour://', '_self']])
})
