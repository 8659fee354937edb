import { formatMessage } from '@cleat/siwx/messages'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const origin = 'http://localhost:3000'

type Send = (path: string, init?: RequestInit) => Promise<Response>

/** What a page of the app does, with the cookies of a browser. */
export function openPage(base: string, send: Send = createBrowser(base)) {
  const account = privateKeyToAccount(generatePrivateKey())
  /** Asks what to sign, and signs it. */
  async function sign(path: string) {
    const { token, ...terms } = await (await send(path)).json()
    const { address } = account
    const written = formatMessage({ ...terms, namespace: 'eip155', address, chainId: '1' })
    if (written.status === 'invalid') throw new Error(`${written.field} ${written.reason}`)
    const { message } = written
    return { token, message, signature: await account.signMessage({ message }) }
  }
  return { send, sign, subject: `eip155:${account.address}` }
}

function createBrowser(base: string): Send {
  const cookies = new Map<string, string>()
  return async (path, init = {}) => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, origin, cookie }
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}
