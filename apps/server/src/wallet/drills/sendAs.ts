import type { DrillBrowser } from './createDrillBrowser.ts'

/**
 * Sends a request of a page of the wallet, as its browser does.
 * @param page.url of the wallet
 * @param page.isAcross whether it is a frame on another site, which gets partitioned cookies alone
 */
export async function sendAs(
  { address, cookies }: DrillBrowser,
  page: { url: string; isAcross: boolean },
  to: string,
  init: RequestInit,
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (!headers.has('Sec-Fetch-Site')) headers.set('Sec-Fetch-Site', 'same-origin')
  headers.set('X-Forwarded-For', address)
  if (init.method !== 'GET') headers.set('Origin', page.url)
  headers.set('Cookie', [...cookies].map(([key, value]) => `${key}=${value}`).join('; '))
  const { credentials: _, cache: __, ...rest } = init
  const answer = await fetch(to, { ...rest, headers })
  for (const line of answer.headers.getSetCookie()) {
    if (page.isAcross && !line.endsWith('Partitioned')) continue
    const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0/.test(line)) cookies.delete(key)
    else cookies.set(key, value)
  }
  return answer
}
