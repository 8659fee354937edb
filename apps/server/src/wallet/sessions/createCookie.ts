import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HttpEnv } from '../../http/httpEnv.ts'

/** A cookie of the secure origin. */
export type Cookie = {
  read(context: Context<HttpEnv>): string | undefined
  write(
    context: Context<HttpEnv>,
    value: string,
    options: { maxAge: number; isCrossSite: boolean },
  ): void
  remove(context: Context<HttpEnv>, options: { isCrossSite: boolean }): void
}

/**
 * A cookie that no script reads and no other host sets. In a frame on another site it belongs to
 * that site (CHIPS), because browsers send no other there. A provider that answers by a form of its
 * page brings one back that says so.
 */
export function createCookie(
  origin: string,
  name: string,
  options: { readonly isSentByForms?: boolean | undefined } = {},
): Cookie {
  const isHttps = origin.startsWith('https:')
  // Browsers take the prefix over TLS only; without TLS there is this machine alone.
  const prefix = isHttps ? ('host' as const) : undefined
  const toOptions = (isCrossSite: boolean) => ({
    ...{
      path: '/',
      httpOnly: true,
      secure: isHttps || isCrossSite || options.isSentByForms === true,
    },
    ...(isCrossSite
      ? { sameSite: 'None' as const, partitioned: true }
      : { sameSite: options.isSentByForms ? ('None' as const) : ('Lax' as const) }),
    ...(prefix && { prefix }),
  })
  return {
    read: (context) => getCookie(context, name, prefix),
    write(context, value, { maxAge, isCrossSite }) {
      setCookie(context, name, value, { ...toOptions(isCrossSite), maxAge })
    },
    remove(context, { isCrossSite }) {
      deleteCookie(context, name, toOptions(isCrossSite))
    },
  }
}
