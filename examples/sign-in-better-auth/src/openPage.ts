import { formatMessage } from '@cleat/siwx/messages'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

const account = privateKeyToAccount(generatePrivateKey())
const origin = 'http://localhost:3000'

/** What a page of the app does, with the cookies of a browser. */
export function openPage(base: string) {
  const cookies = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...init.headers, origin, cookie }
    const response = await fetch(`${base}${path}`, { redirect: 'manual', ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
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
