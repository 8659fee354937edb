import { SiwxProblem } from '../problem/siwxProblem.ts'
import { askForSignIn } from './askForSignIn.ts'
import { endDevice } from './endDevice.ts'
import { keepMetadata } from './keepMetadata.ts'
import { listDevices } from './listDevices.ts'
import { publishKeys } from './publishKeys.ts'
import { readMe } from './readMe.ts'
import { refresh } from './refresh.ts'
import type { Route } from './route.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

/** By the end of the path, wherever an app has put them. */
const routes: readonly (readonly [pattern: RegExp, byMethod: Readonly<Record<string, Route>>])[] = [
  [/\/nonce$/, { GET: askForSignIn }],
  [/\/authenticate$/, { POST: signIn }],
  [/\/(?:me|session)$/, { GET: readMe }],
  [/\/refresh$/, { POST: refresh }],
  [/\/sign-out$/, { POST: signOut }],
  [/\/sessions$/, { GET: listDevices }],
  [/\/sessions\/([0-9a-f]{32})$/, { DELETE: endDevice }],
  [/\/account-metadata$/, { PUT: keepMetadata }],
  [/\/\.well-known\/jwks\.json$/, { GET: publishKeys }],
]

/** @throws a `SiwxProblem` where there is no such route */
export function findRoute({ method, url }: Request): { route: Route; id: string } {
  const { pathname } = new URL(url)
  for (const [pattern, byMethod] of routes) {
    const match = pattern.exec(pathname)
    if (!match) continue
    const [known] = Object.keys(byMethod)
    const route = method === known ? byMethod[known] : undefined
    if (route) return { route, id: match[1] ?? '' }
    const detail = `${method.slice(0, 20)} is not possible here. Use ${known}.`
    const headers = { Allow: `${known}, OPTIONS` }
    throw new SiwxProblem('METHOD_NOT_ALLOWED', { detail, headers })
  }
  const detail = `There is nothing at ${pathname.slice(0, 200)}.`
  throw new SiwxProblem('NOT_FOUND', { detail })
}
