import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { passkeys } from './passkeys.ts'

/** A browser that records what it is asked, and has one passkey. */
function fakeBrowser() {
  const asked: unknown[] = []
  let plugged = 0
  const session: Pick<CDPSession, 'send'> = {
    send: (async (method: string, given: unknown) => {
      asked.push(given ? [method, given] : method)
      if (method === 'WebAuthn.addVirtualAuthenticator') return { authenticatorId: `a${plugged++}` }
      return { credentials: [{ credentialId: 'c' }] }
    }) as CDPSession['send'],
  }
  const context = {
    newCDPSession: async () => session,
    clearCookies: async () => void asked.push('clearCookies'),
  }
  const page = { context: () => context, goto: async (url: string) => void asked.push(url) }
  return { asked, page: page as never as Page }
}

test('default', async () => {
  const { asked, page } = fakeBrowser()
  const device = await passkeys(page, { prf: true })
  expect(asked).toMatchObject([
    'WebAuthn.enable',
    ['WebAuthn.addVirtualAuthenticator', { options: { hasPrf: true, transport: 'internal' } }],
  ])
  expect(await device.count()).toBe(1)
})

test('parameters: prf', async () => {
  const { asked, page } = fakeBrowser()
  await passkeys(page, { prf: false })
  expect(asked.at(-1)).toMatchObject([
    'WebAuthn.addVirtualAuthenticator',
    { options: { hasPrf: false } },
  ])
})

test('behavior: another page gets the same passkeys', async () => {
  const { asked, page } = fakeBrowser()
  const device = await passkeys(page, { prf: true })
  await device.copyTo(page)
  expect(asked.at(-1)).toEqual([
    'WebAuthn.addCredential',
    { authenticatorId: 'a1', credential: { credentialId: 'c' } },
  ])
})

test('behavior: a new browser has the passkeys alone', async () => {
  const { asked, page } = fakeBrowser()
  const device = await passkeys(page, { prf: true })
  asked.length = 0
  await device.moveToNewBrowser(['https://app.example'])
  expect(asked).toEqual([
    ...['about:blank', 'clearCookies'],
    ['Storage.clearDataForOrigin', { origin: 'https://app.example', storageTypes: 'all' }],
  ])
})
