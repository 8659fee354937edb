import { Auth, type AuthConfig } from '@auth/core'
import { createAuthJsProvider } from '@cleat/siwx/server/auth-js'
import { siwx } from './siwx.ts'

const config: AuthConfig = {
  basePath: '/auth',
  providers: [createAuthJsProvider(siwx)],
  secret: process.env.AUTH_SECRET ?? crypto.randomUUID(),
  trustHost: true,
  // Auth.js keeps no other sessions of credentials.
  session: { strategy: 'jwt' },
  callbacks: {
    session: ({ session, token }) => ({
      ...session,
      user: { ...session.user, id: String(token.sub) },
    }),
  },
}

/** `nonce` says what to sign, and Auth.js takes what was signed. */
export async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  return pathname === '/api/siwx/nonce' ? siwx.handler(request) : Auth(request, config)
}
