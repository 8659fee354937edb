import type { AdapterFeatures, SignInTerms } from '@cleat/core/adapter'
import { expect, vi } from 'vitest'
import { changesOf, codeOf, type Page } from '../page.ts'
import type { Suite } from '../suite.ts'

export function testSignIn({ requires }: Suite): void {
  const check = requires('connection:signIn', 'message:verify')

  check('signIn: one prompt connects, and what is signed says what was asked', async (page) => {
    const { adapter, wallet } = page
    const terms = createTerms()
    const { connection, proof } = await signIn(page, { terms })
    expect(adapter.getConnection()).toEqual(connection)
    expect(connection.connectorId).toBe(wallet.connectorId)
    expect(wallet.promptCount).toBe(1)
    expect(changesOf(page)).toEqual(['accountChanged'])
    expect(proof !== undefined).toBe(wallet.canSignIn === true)
    if (!proof) return
    const { text: message, signature } = proof
    const [address] = wallet.addresses
    const lines = message.split('\n')
    expect(lines[1]).toBe(address)
    for (const said of [`URI: ${terms.uri}`, `Nonce: ${terms.nonce}`, `- ${terms.resources?.[0]}`])
      expect(lines).toContain(said)
    const verify = page.adapter.features['message:verify']
    expect(await verify?.({ message, address, signature })).toBe(true)
  })

  check('signIn: a visitor who declines', async (page) => {
    page.wallet.answer('reject')
    expect(await codeOf(signIn(page))).toBe('CONNECTION_USER_REJECTED')
    expect(page.adapter.getConnection()).toBeNull()
    expect(page.wallet.promptCount).toBe(1)
  })

  check('signIn: given up, a late answer changes nothing', async (page) => {
    page.wallet.answer('hold')
    const controller = new AbortController()
    const reason = new Error('given up')
    const attempt = signIn(page, { signal: controller.signal })
    await vi.waitFor(() => expect(page.wallet.promptCount).toBe(1))
    controller.abort(reason)
    await expect(attempt).rejects.toBe(reason)
    page.wallet.release()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(page.adapter.getConnection()).toBeNull()
    expect(changesOf(page)).toEqual([])
  })
}

async function signIn(
  { adapter, wallet, networks: [network] }: Page,
  {
    terms = createTerms(),
    signal = new AbortController().signal,
  }: { terms?: SignInTerms; signal?: AbortSignal } = {},
): ReturnType<AdapterFeatures['connection:signIn']> {
  const ask = adapter.features['connection:signIn']
  if (!ask) throw new Error('The adapter has no `connection:signIn`.')
  return ask({ connectorId: wallet.connectorId, terms, network, signal })
}

function createTerms(): SignInTerms {
  const { host: domain, origin: uri } = globalThis.location
  const now = Date.now()
  return {
    ...{ domain, uri, nonce: 'k3v9TqQ2mX7sLdB0', statement: 'Sign in to the app.' },
    ...{ issuedAt: new Date(now).toISOString(), resources: ['https://app.example/terms'] },
    expirationTime: new Date(now + 600_000).toISOString(),
  }
}
