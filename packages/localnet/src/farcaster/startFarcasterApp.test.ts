import { verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { startFarcasterApp } from './startFarcasterApp.ts'

const privateKey = `0x${'11'.repeat(32)}` as const
const { address } = privateKeyToAccount(privateKey)
const user = { fid: 5650, username: 'ada', privateKey }
const asked = {
  ...{ siweUri: 'https://wallet.app.example/w/farcaster', domain: 'wallet.app.example' },
  nonce: 'abcdef0123456789',
}

type Answer = {
  state: string
  message: string
  signature: `0x${string}`
  fid: number
  username: string
}

async function open(url: string) {
  const init = { method: 'POST', body: JSON.stringify(asked) }
  const channel = (await (await fetch(`${url}/v1/channel`, init)).json()) as {
    channelToken: string
    url: string
  }
  const status = async (token: string) => {
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}/v1/channel/status`, { headers })
    const body = (await answer.json()) as Answer
    return { code: answer.status, body }
  }
  return { channel, status }
}

test('default: the visitor agrees on the page of the link, and the relay has what was signed', async () => {
  await using app = await startFarcasterApp({ user })
  const { channel, status } = await open(app.url)
  expect(channel).toMatchObject({ nonce: asked.nonce, url: expect.stringContaining('/~/siwf?') })
  expect(await status(channel.channelToken)).toMatchObject({
    ...{ code: 202, body: { state: 'pending' } },
  })
  expect(await (await fetch(channel.url)).text()).toContain('wallet.app.example asks @ada')
  await fetch(channel.url, { method: 'POST' })
  const { code, body } = await status(channel.channelToken)
  expect([code, body.state, body.fid, body.username]).toEqual([200, 'completed', 5650, 'ada'])
  expect(body.message).toMatch(
    /Chain ID: 10\nNonce: abcdef0123456789\n[\s\S]*farcaster:\/\/fid\/5650$/,
  )
  const { message, signature } = body
  expect(await verifyMessage({ address, message, signature })).toBe(true)
})

test('error: channels that were not opened', async () => {
  await using app = await startFarcasterApp({ user })
  const { status } = await open(app.url)
  expect((await status('another')).code).toBe(401)
  expect((await fetch(`${app.url}/~/siwf?channelToken=another`)).status).toBe(404)
  expect((await fetch(`${app.url}/v1/channel`, { method: 'POST', body: '{' })).status).toBe(400)
})
