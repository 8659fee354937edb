import { expect, test, vi } from 'vitest'
import { createTestSiwx } from '../../test/createTestSiwx.ts'
import { writeMessage } from '../../test/writeMessage.ts'
import type { createSiwx } from './createSiwx.ts'

const purpose = {
  statement: 'Register alice.names.example for this account.',
  resource: 'urn:cleat:name:register:alice.names.example',
}
const { statement, resource } = purpose

/** A browser that signs for something else than to sign in, and what the app's route hands over. */
async function stage(options: Partial<createSiwx.Parameters> = {}) {
  const { siwx, open } = createTestSiwx(options)
  const browser = open()
  const asked = await browser.send(`nonce?${new URLSearchParams({ statement, resource })}`)
  const { token, chains: _, ...terms } = await asked.json()
  const message = writeMessage({ ...browser.signer.account, ...terms })
  const body = { message, signature: await browser.signer.sign(message) }
  const Cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = new Request('https://app.example/names', {
    headers: { Cookie, Origin: 'https://app.example' },
  })
  const accept = (changed: Partial<Parameters<typeof siwx.accept>[0]> = {}) =>
    siwx.accept({ request, ...body, token, purpose, ...changed })
  return { accept, browser, open }
}

test('default: says whose signature it is, and begins no session', async () => {
  const resolveUser = vi.fn(async ({ subject }: { subject: string }) => `user of ${subject}`)
  const { accept, browser } = await stage({ resolveUser })
  const { address } = browser.signer.account
  const subject = `eip155:${address}`
  const account = `eip155:1:${address}`
  expect(await accept()).toEqual({
    ...{ account, subject, kind: 'key', type: 'eip191', user: `user of ${subject}` },
  })
  expect(resolveUser).toHaveBeenCalledWith({ account, subject, kind: 'key', type: 'eip191' })
  expect(await browser.me()).toBeNull()
})

test('error: another purpose, or a second time', async () => {
  const { accept } = await stage()
  const other = { ...purpose, resource: resource.replace('alice', 'carol') }
  await expect(accept({ purpose: other })).rejects.toMatchObject({ code: 'SIWX_MESSAGE_INVALID' })
  await accept()
  await expect(accept()).rejects.toMatchObject({ code: 'SIWX_NONCE_REFUSED' })
})

test('error: terms that another browser was given', async () => {
  const { accept, open } = await stage()
  const { token } = await open().sign()
  await expect(accept({ token })).rejects.toMatchObject({ code: 'SIWX_NONCE_REFUSED' })
})
